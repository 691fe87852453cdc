import { randomUUID } from "node:crypto"
import { addDays, mondayOf } from "@shirube/vocabulary/time/days"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { signedIn } from "#api/modules/identity/auth/builders"
import { sendRegular } from "#api/modules/people/notifications/regular/service"
import { depsOf } from "#api/modules/people/notifications/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aPersonWhoSignsInAgain, inJapan, moveTo, nights } from "#api/testing/nights"
import { mailsTo } from "#api/testing/services/mails"
import { notices } from "./notices.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

async function monday() {
  for (const regular of notices.regular ?? [])
    await sendRegular(api.db, regular, depsOf(api), api.clock.now())
}

async function anApplicant(stage = "entry-sheet", day = "2026-11-15") {
  const person = await signedIn(api)
  const deadlines = [{ id: randomUUID(), kind: "entry-sheet", day }]
  const body = { version: 0, company: "Secret Ltd", stage, steps: ["entry-sheet"], documents: [], deadlines }
  expect((await api.call(`PUT /v1/applications/${randomUUID()}`, { token: person.token, body })).status).toBe(
    200,
  )
  return person
}
async function wants(token: string, channels: object) {
  const { choices, ...rest } = (await api.call("GET /v1/notifications/settings", { token })).body
  const body = { ...rest, choices: { ...choices, applications: channels } }
  expect((await api.call("PUT /v1/notifications/settings", { token, body })).status).toBe(200)
}
const listOf = async (token: string, language: "en" | "ja" = "en") =>
  (await api.call("GET /v1/notifications?category=applications", { token, language })).body.items

describe("the weekly summary of applications", () => {
  it("is opt-in", async () => {
    const { token, account } = await anApplicant()
    await monday()
    expect([await listOf(token), await mailsTo(api, account.email)]).toEqual([[], []])
  })

  // spec: events.tracker
  it("is sent once a week, also if the job runs twice at once, with counts and without names", async () => {
    const { token, account } = await anApplicant()
    await wants(token, { in_app: true, mail: true, push: false })
    await Promise.all([monday(), monday()])
    await monday()
    const [notice, ...more] = await listOf(token)
    expect(more).toEqual([])
    expect(notice).toMatchObject({
      title: "Your applications this week",
      text: "One thing is due until Sunday.",
      path: "/shukatsu-calendar/applications",
    })
    expect((await listOf(token, "ja"))[0].text).toBe("日曜日までの締め切りは1件です。")
    const mails = await mailsTo(api, account.email)
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails)).not.toContain("Secret")
    api.clock.advance(86_400)
    await monday()
    const later = (
      await api.call("POST /v1/auth/login", { body: { email: account.email, password: account.password } })
    ).body.access_token.access_token
    expect(await listOf(later), "another week").toHaveLength(2)
  })

  it("is not sent without anything to report", async () => {
    const { token } = await anApplicant("rejected")
    await wants(token, { in_app: true, mail: false, push: false })
    await monday()
    expect(await listOf(token)).toEqual([])
  })
})

// spec: clock.tracker
it.each(nights)("a week over $name ends with its Sunday, and is sent once", async ({ day }) => {
  const first = mondayOf(day)
  moveTo(api, inJapan(addDays(first, -1), "12:00:00"))
  const person = await aPersonWhoSignsInAgain(api)
  const { body: settings } = await person.call("GET /v1/notifications/settings")
  const choices = { ...settings.choices, applications: { in_app: true, mail: false, push: false } }
  await person.call("PUT /v1/notifications/settings", { ...settings, choices })
  const deadlines = [day, addDays(first, 6), addDays(first, 7)].map((on) => ({
    id: randomUUID(),
    kind: "entry-sheet",
    day: on,
  }))
  const written = { version: 0, company: "Secret Ltd", stage: "research", steps: ["offer"], documents: [] }
  await person.call(`PUT /v1/applications/${randomUUID()}`, { ...written, deadlines })
  for (const time of ["07:30:00", "07:31:00"]) {
    moveTo(api, inJapan(first, time))
    await monday()
  }
  const { items } = (await person.call("GET /v1/notifications?category=applications")).body
  expect(items.map(({ text }: { text: string }) => text)).toEqual(["2 things are due until Sunday."])
})
