import { dayInJapan } from "@shirube/vocabulary/time/days"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { answer, aSenpai, ask } from "#api/modules/community/forum/builders"
import { suspendAccount } from "#api/modules/editorial/suspensions/builders"
import { signedIn } from "#api/modules/identity/auth/builders"
import { deleteDueAccounts } from "#api/modules/identity/deletion/service"
import { aPublishedTip } from "#api/modules/learning/tips/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { loadCommunity, loadDemoAccounts, loadNeighbours } from "../../../../seed/load.ts"
import { mentorPages } from "../../../../seed/mentors/pages.ts"
import { demoSessions } from "../../../../seed/mentors/sessions.ts"
import { loadMentorPages } from "../../../../seed/mentors.ts"
import { loadMentorSessions } from "../../../../seed/sessions.ts"
import { aMentor, aMentorPage, saveMentorPage } from "./builders.ts"
import { endPauses } from "./renewal/service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" }, { storesAnswers: true })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const mentor = (id: string, language: "en" | "ja" = "en") => api.call(`GET /v1/mentors/${id}`, { language })

describe("a senpai's page", () => {
  // spec: 3.mentor
  it("shows their words, what the profile shows to everyone, and their work", async () => {
    const { id } = await aMentor(api)
    const { status, body } = await mentor(id, "ja")
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      name: "Nguyen Thi Linh",
      headline: aMentorPage().headline,
      road: aMentorPage().road,
      nationality: "VN",
      languages: [{ code: "vi", level: "native" }],
      level_then: "n3",
      level_now: "n1",
      university: { id: "nagoya-university", name: "名古屋大学" },
      major: "Economics",
      workplace: { company: null, industry: "logistics-transport", occupation: "purchasing-logistics" },
      residence_road: "student-to-work",
      topics: ["interviews"],
      ways: ["mock-interview"],
      counts: { answers: 0, accepted_answers: 0, tips: 0, courses: 0 },
      answer_time: null,
    })
  })

  it("shows nothing of the profile that only members see, and the company only if the page says so", async () => {
    const visibility = { nationality: "members", languages: "members", company: "nobody" }
    const { id } = await aMentor(api, { profile: { visibility }, page: { company_shown: "name" } })
    expect((await mentor(id)).body).toMatchObject({
      nationality: null,
      languages: null,
      level_now: null,
      university: null,
      major: null,
      workplace: { company: "Minato Logistics" },
    })
  })

  it("is found only while published, of a screened senpai who is neither suspended nor withheld", async () => {
    const [draft, unscreened] = [
      await signedIn(api, aSenpai({ registerStep: null })),
      await signedIn(api, aSenpai({ registerStep: null, isScreened: false })),
    ]
    await saveMentorPage(api, draft.token, { is_published: false })
    for (const { id } of [draft, unscreened]) expect((await mentor(id)).body.code).toBe("mentor.not_found")
    const shown = await aMentor(api)
    expect((await mentor(shown.id)).status).toBe(200)
    const withheld = await aMentor(api, { profile: { isWithheld: true } })
    expect((await mentor(withheld.id)).status).toBe(404)
    await suspendAccount(api, shown.id)
    await api.settle()
    expect((await mentor(shown.id)).status).toBe(404)
  })

  it("is gone with the account", async () => {
    const { id, token, account } = await aMentor(api)
    expect((await mentor(id)).status).toBe(200)
    await api.call("POST /v1/account/leaving", { token, body: { password: account.password } })
    api.clock.advance(60 * 86_400)
    await deleteDueAccounts(api)
    await api.settle()
    expect((await mentor(id)).status).toBe(404)
  })

  it("counts answers and tips, and says how soon they usually answer", async () => {
    const { id, token, account } = await aMentor(api)
    const student = await signedIn(api)
    const questions = [
      await ask(api, student.token),
      await ask(api, student.token),
      await ask(api, student.token),
    ]
    const [first = "", ...others] = questions
    const accepted = await answer(api, token, first)
    await api.call(`PUT /v1/questions/${first}/accepted`, {
      token: student.token,
      body: { answer_id: accepted },
    })
    await api.settle()
    expect((await mentor(id)).body).toMatchObject({ counts: { answers: 1 }, answer_time: null })
    api.clock.advance(2 * 86_400)
    const { email, password } = account
    const { body } = await api.call("POST /v1/auth/login", { body: { email, password } })
    const later = body.access_token.access_token as string
    for (const question of others) await answer(api, later, question)
    await aPublishedTip(api, later)
    await api.settle()
    expect((await mentor(id)).body).toMatchObject({
      counts: { answers: 3, tips: 1 },
      answer_time: "few_days",
    })
  })

  it("is stored until something on it changes", async () => {
    const { id, token, version } = await aMentor(api)
    await api.settle()
    await mentor(id)
    expect(await countStatements(() => mentor(id))).toBe(0)
    await saveMentorPage(api, token, { version, headline: { en: "Another headline", ja: null } })
    await api.settle()
    expect((await mentor(id)).body.headline.en).toBe("Another headline")
    await api.call("PUT /v1/profile/background", {
      token,
      body: { nationality: "NP", japanese_level: "n1", languages: [{ code: "ne", level: "native" }] },
    })
    await api.settle()
    expect((await mentor(id)).body).toMatchObject({ nationality: "NP", languages: [{ code: "ne" }] })
  })

  it("names country, languages, industry and occupation in the reader's language", async () => {
    const { id } = await aMentor(api)
    expect((await mentor(id, "ja")).body.names).toMatchObject({
      nationality: "ベトナム",
      languages: ["ベトナム語"],
    })
    expect((await mentor(id)).body.names).toMatchObject({ nationality: "Vietnam", languages: ["Vietnamese"] })
  })

  it("offers to be asked only if the senpai is listed and accepts invitations", async () => {
    const asked = async (profile: object) =>
      (await mentor((await aMentor(api, { profile })).id)).body.is_askable
    expect(await asked({ isListed: true })).toBe(true)
    expect(await asked({ isListed: false })).toBe(false)
    expect(await asked({ isListed: true, takesInvitations: false })).toBe(false)
  })

  it("gets furigana for its Japanese lines after a save", async () => {
    const { id } = await aMentor(api)
    await api.settle()
    const { ruby } = (await mentor(id)).body
    const line = aMentorPage().headline.ja
    const read = ruby.find((each: { line: string }) => each.line === line)
    expect(read.ruby.map(({ text }: { text: string }) => text).join("")).toBe(line)
  })

  it("says until when requests are paused, and no longer on that day", async () => {
    const { id } = await aMentor(api, { page: { paused_until: dayInJapan(inDays(2)) } })
    expect((await mentor(id)).body.paused_until).toBe(dayInJapan(inDays(2)))
    api.clock.advance(2 * 86_400)
    await endPauses(api).run({})
    await api.settle()
    expect((await mentor(id)).body.paused_until).toBeNull()
  })
})

const inDays = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000)

describe("writing one's page", () => {
  it("starts empty, and keeps an unfinished draft for its owner alone", async () => {
    const { id, token } = await signedIn(api, aSenpai({ registerStep: null }))
    const read = async () => (await api.call("GET /v1/mentors/me", { token })).body
    expect(await read()).toMatchObject({ version: 0, is_published: false, headline: { en: null, ja: null } })
    const draft = { is_published: false, headline: { en: null, ja: null }, level_then: null, ways: [] }
    expect((await saveMentorPage(api, token, draft)).body).toMatchObject({ version: 1, is_published: false })
    expect(await read()).toMatchObject({ version: 1, level_then: null })
    expect((await mentor(id)).status).toBe(404)
  })

  it.each([
    ["headline", { headline: { en: null, ja: null } }],
    ["ask_me", { ask_me: { en: null, ja: null } }],
    ["level_then", { level_then: null }],
    ["residence_road", { residence_road: null }],
    ["ways", { ways: [] }],
  ])("is not published without %s", async (field, wishes) => {
    const { token } = await signedIn(api, aSenpai({ registerStep: null }))
    const { status, body } = await saveMentorPage(api, token, wishes)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  it("refuses texts that are too long and choices that do not exist, and tidies the rest", async () => {
    const { token } = await signedIn(api, aSenpai({ registerStep: null }))
    for (const wishes of [
      { headline: { en: "a".repeat(81), ja: null } },
      { ways: ["mock-interview", "mock-interview"] },
      { ways: ["a-loan"] },
      { level_then: "n0" },
      { company_shown: "nobody" },
      { paused_until: "tomorrow" },
    ])
      expect([wishes, (await saveMentorPage(api, token, wishes)).status]).toEqual([wishes, 422])
    const tidied = await saveMentorPage(api, token, { headline: { en: "  Two\u202E lines\n", ja: null } })
    expect(tidied.body.headline.en).toBe("Two lines")
  })

  it("tells the second of two windows that the page has changed", async () => {
    const { token, version } = await aMentor(api)
    const both = await Promise.all([
      saveMentorPage(api, token, { version, headline: { en: "One", ja: null } }),
      saveMentorPage(api, token, { version, headline: { en: "Two", ja: null } }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe("mentor.page_changed")
  })

  it("returns the same response to a repeated save", async () => {
    const { token, version } = await aMentor(api)
    const save = () => saveMentorPage(api, token, { version, headline: { en: "Once", ja: null } })
    const [first, again] = [await save(), await save()]
    expect([again.status, again.body]).toEqual([200, first.body])
  })

  it("shows its owner an unfinished page as readers would see it", async () => {
    const { token } = await signedIn(api, aSenpai({ registerStep: null }))
    const preview = () => api.call("GET /v1/mentors/me/preview", { token })
    expect((await preview()).body).toMatchObject({ level_then: null, published_at: null, updated_at: null })
    await saveMentorPage(api, token, { is_published: false, level_then: null })
    expect((await preview()).body).toMatchObject({
      headline: aMentorPage().headline,
      level_then: null,
      published_at: null,
    })
  })

  it("keeps the day of publication, and hides the page when it is unpublished", async () => {
    const { id, token, version } = await aMentor(api)
    const published = (await mentor(id)).body.published_at
    await saveMentorPage(api, token, { version })
    await api.settle()
    expect((await mentor(id)).body.published_at).toBe(published)
    await saveMentorPage(api, token, { version: version + 1, is_published: false })
    await api.settle()
    expect((await mentor(id)).status).toBe(404)
  })
})

it("the demo's senpai have pages and sessions, however often they are loaded", async () => {
  await loadDemoAccounts(api.db)
  await loadCommunity(api.db)
  await loadNeighbours(api.db)
  expect(await loadMentorPages(api.db, api.clock.now())).toBe(mentorPages.length)
  expect(await loadMentorPages(api.db, api.clock.now())).toBe(0)
  expect(await loadMentorSessions(api.db, api.clock.now())).toBe(demoSessions.length)
  expect(await loadMentorSessions(api.db, api.clock.now())).toBe(0)
})
