// The background of senpai beside their answers.
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import type { CountryCode, IndustryId, OccupationId } from "#api/kernel/db/ids"
import { setScreened } from "#api/modules/identity/accounts/service"
import { writeProfile } from "#api/modules/people/profile/service"
import { writeApplication } from "#api/modules/people/senpai/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aThread } from "../builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const workplace = (company: string, since: string, until?: string) => ({
  company,
  since,
  until,
  industry: "trading" as IndustryId,
  occupation: "overseas-sales" as OccupationId,
  city: "Tokyo",
})

const hidden = {
  nationality: "nobody",
  japanese_level: "nobody",
  languages: "nobody",
  university: "nobody",
  study: "nobody",
  career: "nobody",
  introduction: "nobody",
  is_listed: false,
}

/** A thread whose senpai has entered two workplaces. */
async function anAnswer() {
  const thread = await aThread(api)
  const { senpai, questionId } = thread
  await writeProfile(api.db.autocommit, senpai.id, { nationality: "CN" as CountryCode }, api.clock.now())
  await writeApplication(
    api.db.autocommit,
    senpai.id,
    {
      workplaces: [workplace("Asagi Trading", "2021-04"), workplace("Left Behind", "2017-04", "2021-03")],
      topics: ["visa"],
      proofLink: null,
      proofText: null,
    },
    api.clock.now(),
  )
  const shows = async (parts: object) => {
    const { status } = await api.call("PUT /v1/profile/visibility", {
      token: senpai.token,
      body: { ...hidden, ...parts },
    })
    expect(status).toBe(200)
  }
  const seen = async (language: "en" | "ja" = "en") => {
    await api.settle()
    const { body } = await api.call(`GET /v1/questions/${questionId}`, { language })
    return body.answers.items[0].author.background
  }
  return { ...thread, shows, seen }
}

// spec: forum.people
it("shows the parts that the senpai made public, in the language of the page", async () => {
  const { shows, seen } = await anAnswer()
  expect(await seen()).toBeNull()
  await shows({ nationality: "everyone", company: "everyone", workplace: "everyone" })
  const company = "Asagi Trading"
  expect(await seen()).toEqual({ company, industry: "Trading companies", city: "Tokyo", country: "China" })
  expect(await seen("ja")).toMatchObject({ company, city: "Tokyo", country: "中国" })
  await shows({ nationality: "members", workplace: "everyone" })
  expect(await seen()).toEqual({
    company: null,
    industry: "Trading companies",
    city: "Tokyo",
    country: null,
  })
  await shows({ nationality: "members" })
  expect(await seen()).toBeNull()
})

it("hides the background of a senpai who is no longer screened or has no current workplace", async () => {
  const { senpai, shows, seen } = await anAnswer()
  await shows({ company: "everyone" })
  expect(await seen()).toMatchObject({ company: "Asagi Trading" })
  const application = { topics: ["visa" as const], proofLink: null, proofText: null }
  const left = { ...application, workplaces: [workplace("Asagi Trading", "2021-04", "2026-10")] }
  await writeApplication(api.db.autocommit, senpai.id, left, api.clock.now())
  expect(await seen()).toBeNull()
  const back = { ...application, workplaces: [workplace("Asagi Trading", "2021-04")] }
  await writeApplication(api.db.autocommit, senpai.id, back, api.clock.now())
  await api.db.transaction((tx) => setScreened(tx, senpai.id, false))
  expect(await seen()).toBeNull()
})

it("refuses to make parts public that no page for visitors shows", async () => {
  const { senpai } = await anAnswer()
  for (const wrong of [{ introduction: "everyone" }, { company: "members" }])
    expect(
      (
        await api.call("PUT /v1/profile/visibility", {
          token: senpai.token,
          body: { ...hidden, ...wrong },
        })
      ).status,
    ).toBe(422)
})
