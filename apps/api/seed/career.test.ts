// Checks the documents of the demo's student against the contract and their own limits.
import { CareerDocumentContent } from "@shirube/contract/career/career-documents/routes"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import { expect, it } from "vitest"
import { demoApplications } from "./career/applications.ts"
import { demoEntrySheets } from "./career/entry-sheets.ts"
import { demoEpisodes } from "./career/episodes.ts"
import { demoResume, RESUME } from "./career/resume.ts"
import { demoProfiles } from "./profiles.ts"

const episodeIds = demoEpisodes.map(({ id }) => id)

it("has valid ids, each once", () => {
  const ids = [
    ...episodeIds,
    ...demoEntrySheets.flatMap(({ id, answers }) => [id, ...answers.map((answer) => answer.id)]),
    ...demoApplications.flatMap(({ id, deadlines }) => [id, ...deadlines.map((deadline) => deadline.id)]),
    RESUME,
  ]
  expect(ids.filter((id) => !isUuid(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

it.each(demoEpisodes.map(({ content }) => [content.title, content] as const))(
  "%s is complete",
  (_, content) => {
    expect(CareerDocumentContent.parse(content)).toEqual(content)
    for (const text of [content.situation, content.action, content.result, content.learned])
      expect(text.length).toBeGreaterThan(60)
    expect(content.strengths.length).toBeGreaterThan(0)
  },
)

it.each(demoEntrySheets.map((sheet) => [sheet.title, sheet] as const))(
  "%s belongs to an application, uses known episodes, and keeps the limits of its form",
  (_, { application, answers, drafts }) => {
    expect(demoApplications.map(({ id }) => id)).toContain(application)
    expect(answers.flatMap(({ episodes }) => episodes).filter((id) => !episodeIds.includes(id))).toEqual([])
    for (const { texts } of drafts)
      for (const [at, { limit }] of answers.entries())
        expect([...(texts[at] ?? "")].length).toBeLessThanOrEqual(limit ?? 0)
    const days = drafts.map((draft) => draft.days)
    expect(days).toEqual(days.toSorted((a, b) => b - a))
  },
)

it("has answers of 200 to 400 characters, as forms ask for them", () => {
  const [asagi, minato] = demoEntrySheets.map(({ drafts }) => drafts.at(-1)?.texts ?? [])
  const lengths = [...(asagi ?? []), ...(minato ?? [])].map((text) => text.length)
  expect(lengths).toHaveLength(5)
  for (const length of lengths) expect(length).toBeGreaterThanOrEqual(200)
})

it("has a résumé that agrees with the student's profile", () => {
  expect(CareerDocumentContent.parse(demoResume)).toEqual(demoResume)
  const profile = demoProfiles["student@shirube.example"]?.profile
  expect(demoResume.birthday).toBe(profile?.birthDate)
  expect(demoResume.name_roman).toEqual({ family: profile?.familyName, given: profile?.givenName })
  expect(demoResume.schools.at(-1)).toMatchObject({ to: profile?.graduationMonth, ending: "expected" })
  expect(demoResume.languages.map(({ code }) => code).toSorted()).toEqual(
    profile?.languages?.map(({ code }) => code).toSorted(),
  )
})
