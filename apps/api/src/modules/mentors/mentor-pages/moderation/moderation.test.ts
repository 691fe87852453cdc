import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { UserId } from "#api/kernel/db/ids"
import { auditAbout } from "#api/modules/identity/audit/builders"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { mailsTo } from "#api/testing/services/mails"
import { aMentor, aMentorPage, saveMentorPage } from "../builders.ts"

let api: TestApi
let editor: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
beforeEach(async () => {
  await api.empty()
  editor = await signedIn(api, anEditor({ name: "Mori Ayaka" }))
})
afterAll(() => api.stop())

const report = (token: string, id: string, body: object = { reason: "false" }) =>
  api.call(`PUT /v1/complaints/mentor/${id}`, { token, body, language: "en" })
const waiting = async () =>
  (await api.call("GET /v1/editors/reviews?queue=reported-senpai", { token: editor.token })).body.items
async function review() {
  const [{ id }] = await waiting()
  return (await api.call(`GET /v1/editors/reviews/${id}`, { token: editor.token, language: "en" })).body
}
interface Fact {
  readonly label: string
  readonly text: string
}
const textOf = (facts: readonly Fact[], label: RegExp) => facts.find((fact) => label.test(fact.label))?.text
async function decide(outcome: "approved" | "returned" | "declined", more: object = {}) {
  const { id, version } = await review()
  const reason =
    outcome === "approved" ? {} : { reason_key: outcome === "returned" ? "advice" : "someone-else" }
  const decided = await api.call(`POST /v1/editors/reviews/${id}/decision`, {
    token: editor.token,
    body: { version, outcome, ...reason, ...more },
    language: "en",
  })
  expect(decided.status).toBe(200)
  await api.settle()
}
const statusOf = async (id: string) => (await api.call(`GET /v1/mentors/${id}`)).status
const listed = async () => (await api.call("GET /v1/mentors")).body.items.length
const removalOf = async (token: string) =>
  (await api.call("GET /v1/mentors/me/removal", { token, language: "en" })).body.removal
const appeal = (token: string, text = "Everything on it is true.") =>
  api.call("POST /v1/mentors/me/removal/appeal", { token, body: { text } })
const notices = async (token: string) =>
  (await api.call("GET /v1/notifications", { token, language: "en" })).body.items.map(
    ({ title }: { title: string }) => title,
  )
const eventsAbout = async (id: UserId) =>
  (await auditAbout(api.db.autocommit, { noun: "user", id }))
    .map(({ event }) => event)
    .filter((event) => event.startsWith("mentor_page."))

/** A page that is reported once. */
async function aReportedMentor() {
  const mentor = await aMentor(api)
  const reporter = await signedIn(api)
  expect((await report(reporter.token, mentor.id)).status).toBe(204)
  await api.settle()
  return { ...mentor, reporter }
}

describe("a report about a senpai's page", () => {
  it("shows the editors the texts, also as they were when reported", async () => {
    const { id, token, version, reporter } = await aReportedMentor()
    const { facts } = await review()
    expect(textOf(facts, /^Report$/)).toContain("pretends to be someone else")
    expect(textOf(facts, /^Headline \(Japanese\)$/)).toBe("ハノイから名古屋の物流会社へ")
    await saveMentorPage(api, token, { version, headline: { en: "Harmless", ja: null } })
    await report(reporter.token, id, { reason: "offensive" })
    await report((await signedIn(api)).token, id)
    const later: Fact[] = (await review()).facts
    expect(textOf(later, /^Headline \(English\)$/)).toBe("Harmless")
    expect(later.filter(({ label }) => label.includes("when reported")).map(({ text }) => text)).toEqual([
      "From Hanoi to a logistics company in Nagoya",
      "ハノイから名古屋の物流会社へ",
    ])
  })

  it("is about a page that the reporter can see, and not their own", async () => {
    const mentor = await aMentor(api)
    const { id, token } = await signedIn(api)
    for (const unknown of [id, crypto.randomUUID(), "linh"])
      expect((await report(token, unknown)).body.code).toBe("complaint.nothing_there")
    expect((await report(mentor.token, mentor.id)).body.code).toBe("complaint.own")
    await api.call(`PUT /v1/blocks/${id}`, { token: mentor.token })
    expect((await report(token, mentor.id)).body.code).toBe("complaint.nothing_there")
    expect(await waiting()).toEqual([])
  })

  it("changes nothing if nothing is wrong", async () => {
    const { id, token } = await aReportedMentor()
    await decide("approved")
    expect([await statusOf(id), await listed()]).toEqual([200, 1])
    expect([await removalOf(token), await notices(token)]).toEqual([null, []])
  })
})

describe("a page that is hidden until corrected", () => {
  it("disappears, its owner reads why, and a corrected page is shown and reviewed again", async () => {
    const { id, token, account, version } = await aReportedMentor()
    await decide("returned")
    expect([await statusOf(id), await listed()]).toEqual([404, 0])
    expect(await removalOf(token)).toMatchObject({
      is_for_good: false,
      reason: expect.stringContaining("could harm students"),
      has_appealed: false,
    })
    expect(await notices(token)).toEqual(["Your senpai page is hidden for now"])
    const [mail] = await mailsTo(api, account.email)
    expect(mail?.text).toContain("could harm students")
    expect(await eventsAbout(id)).toEqual(["mentor_page.removed"])

    const draft = await saveMentorPage(api, token, { version: version + 1, is_published: false })
    expect([draft.status, await waiting()]).toEqual([200, []])
    const corrected = { version: version + 2, headline: { en: "Corrected", ja: null } }
    expect((await saveMentorPage(api, token, corrected)).status).toBe(200)
    await api.settle()
    expect([await statusOf(id), await listed(), await removalOf(token)]).toEqual([200, 1, null])
    expect(textOf((await review()).facts, /^Headline \(English\)$/)).toBe("Corrected")
  })
})

describe("a page that is hidden until corrected and was not", () => {
  it("is not published again before one of its texts is another one", async () => {
    const { id, token, version } = await aReportedMentor()
    await decide("returned")
    const same = { version: version + 1, company_shown: "name", ways: ["es-review"] }
    for (const language of ["en", "ja"] as const) {
      const body = aMentorPage(same)
      const refused = await api.call("PUT /v1/mentors/me", { token, body, language })
      expect([refused.status, refused.body.code]).toEqual([409, "mentor.unchanged"])
      expect(refused.body.message).toMatch(language === "en" ? /still the same/ : /変わっていません/)
    }
    expect([await statusOf(id), await waiting()]).toEqual([404, []])
    // By way of a draft too.
    expect((await saveMentorPage(api, token, { ...same, is_published: false })).status).toBe(200)
    expect((await saveMentorPage(api, token, { ...same, version: version + 2 })).body.code).toBe(
      "mentor.unchanged",
    )
    const corrected = { ...same, version: version + 2, ask_me: { en: "Interviews", ja: null } }
    expect((await saveMentorPage(api, token, corrected)).status).toBe(200)
    await api.settle()
    expect(await statusOf(id)).toBe(200)
  })
})

describe("a page that is hidden for good", () => {
  it("cannot be published again by its owner", async () => {
    const { id, token, version } = await aReportedMentor()
    await decide("declined")
    const refused = await saveMentorPage(api, token, { version: version + 1 })
    expect([refused.status, refused.body.code]).toEqual([409, "mentor.removed"])
    expect((await saveMentorPage(api, token, { version: version + 1, is_published: false })).status).toBe(200)
    expect(await removalOf(token)).toMatchObject({ is_for_good: true })
    expect(await statusOf(id)).toBe(404)
  })

  it("is shown again if an editor agrees with the one appeal", async () => {
    const { id, token } = await aReportedMentor()
    await decide("declined")
    const sent = await Promise.all([appeal(token), appeal(token)])
    expect(sent.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(await removalOf(token)).toMatchObject({ has_appealed: true })
    expect(textOf((await review()).facts, /^Appeal/)).toBe("Everything on it is true.")
    await decide("approved")
    expect([await statusOf(id), await listed(), await removalOf(token)]).toEqual([200, 1, null])
    expect((await notices(token)).toSorted()).toEqual([
      "Your senpai page is no longer shown",
      "Your senpai page is shown again",
    ])
    expect((await eventsAbout(id)).sort()).toEqual([
      "mentor_page.appealed",
      "mentor_page.removed",
      "mentor_page.restored",
    ])
  })

  it("stays hidden after an appeal if its owner has left it unfinished meanwhile, until they publish it", async () => {
    const { id, token, version } = await aReportedMentor()
    await decide("declined")
    const unfinished = { version: version + 1, is_published: false, ways: [] }
    expect((await saveMentorPage(api, token, unfinished)).status).toBe(200)
    await appeal(token)
    await decide("approved")
    expect([await statusOf(id), await removalOf(token)]).toEqual([404, null])
    expect((await saveMentorPage(api, token, { version: version + 3 })).status).toBe(200)
    await api.settle()
    expect(await statusOf(id)).toBe(200)
  })

  it("stays hidden after a second refusal, without another appeal", async () => {
    const { id, token } = await aReportedMentor()
    await decide("declined")
    await appeal(token)
    await decide("declined")
    expect((await appeal(token)).body.code).toBe("mentor.appealed_already")
    expect([await statusOf(id), await waiting()]).toEqual([404, []])
  })
})

it("there is nothing to appeal against while the page is shown", async () => {
  const { token } = await aMentor(api)
  expect((await appeal(token)).body.code).toBe("mentor.not_removed")
  for (const text of ["", "a".repeat(2_001)]) expect((await appeal(token, text)).status).toBe(422)
})
