// Checks the demo's people who are not sign-in accounts against the lists that members choose from.
import { expect, it } from "vitest"
import { files } from "../reference/lists.ts"
import { community } from "./community.ts"
import { neighbours } from "./neighbours.ts"
import { senpai } from "./senpai.ts"

const people = [...neighbours, ...community]
const idsOf = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id))

it.each(people.map((person) => [person.account.email, person] as const))(
  "%s has an introduction in both languages and only listed values",
  (_email, { profile, application }) => {
    expect(profile.introductionEn).toMatch(/./)
    expect(profile.introductionJa).toMatch(/./)
    const workplaces = application?.workplaces ?? []
    const named: [keyof typeof files, (string | null | undefined)[]][] = [
      ["countries", [profile.nationality]],
      ["languages", (profile.languages ?? []).map(({ code }) => code)],
      ["regions", [profile.region]],
      ["universities", [profile.universityId]],
      ["industries", [...(profile.industries ?? []), ...workplaces.map(({ industry }) => industry)]],
      ["occupations", [...(profile.occupations ?? []), ...workplaces.map(({ occupation }) => occupation)]],
      ["prefectures", [...(profile.prefectures ?? [])]],
    ]
    for (const [list, ids] of named)
      expect([list, ids.filter((id) => id != null && !idsOf(files[list]).has(id))]).toEqual([list, []])
  },
)

it("addresses and names are unique", () => {
  for (const part of ["email", "name"] as const)
    expect(new Set(people.map(({ account }) => account[part])).size).toBe(people.length)
})

it("there are two dozen senpai from fifteen countries or more", () => {
  expect(senpai.length).toBeGreaterThanOrEqual(24)
  expect(new Set(senpai.map(({ profile }) => profile.nationality)).size).toBeGreaterThanOrEqual(15)
})

it("every senpai is screened, and has workplaces and topics", () => {
  for (const { account, application } of senpai) {
    expect(account).toMatchObject({ role: "senpai", isScreened: true })
    expect(application?.topics.length).toBeGreaterThan(0)
    expect(application?.workplaces.every(({ company }) => company.endsWith("(example)"))).toBe(true)
  }
})
