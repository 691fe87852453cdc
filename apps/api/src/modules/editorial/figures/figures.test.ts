// Readers and searches are counted without persons; editors see the figures of a period.
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/kernel/db/client"
import { purgeSearches } from "#api/modules/common/search/searched/service"
import { ask } from "#api/modules/community/forum/builders"
import { askedFigures, waitingFigures } from "#api/modules/community/forum/daily-figures/service"
import { anEvent, aSession, publishEvents } from "#api/modules/events/events/builders"
import { seatFigures } from "#api/modules/events/events/daily-figures/service"
import { signUpFunnel } from "#api/modules/identity/accounts/daily-figures/service"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { helpfulFigures } from "#api/modules/learning/article-feedback/service"
import { anArticle, anEnglishText, publish } from "#api/modules/learning/articles/builders"
import { aCourse, publishCourses } from "#api/modules/learning/courses/builders"
import { courseFigures } from "#api/modules/learning/courses/daily-figures/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { statementsOf } from "#api/testing/statements"
import { countRecentDays, countToday, purgeFigures } from "./jobs.ts"

const DAY = 86_400

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

beforeEach(async () => {
  await api.tally.flush()
  await api.empty()
})

const view = async (more: object = {}, headers: Record<string, string> = {}) => {
  const body = { path: "/learning", language: "en", device: "phone", read: 0, search: null, ...more }
  return api.call("POST /v1/figures/views", { body, headers })
}
/** A token of its own each time, because tests move the clock by days. */
const read = async (path = "", query = "") => {
  await api.tally.flush()
  const { token } = await signedIn(api, anEditor())
  return (await api.call(`GET /v1/editors/figures${path}?${query}`, { token })).body
}
const figure = async (name: string, query = "") =>
  (await read("", query)).figures.find((one: { name: string }) => one.name === name)

describe("a view", () => {
  it("counts for its day in Japan, its part of the site, language and device", async () => {
    await view()
    await view({ path: "/learning/senpai-tips/1", language: "ja", device: "desktop" })
    api.clock.advance(DAY)
    await view({ path: "/learning" })
    const { until, days, figures, languages, devices, places } = await read("", "days=7")
    expect([until, days.length]).toEqual(["2026-11-16", 7])
    expect(figures[0]).toEqual({ name: "view", counts: [0, 0, 0, 0, 0, 2, 1], total: 3, before: 0 })
    expect(languages).toEqual([
      { key: "en", count: 2, before: 0 },
      { key: "ja", count: 1, before: 0 },
    ])
    expect(devices[0]).toEqual({ key: "phone", count: 2, before: 0 })
    expect(places).toEqual([
      { key: "learning", count: 2, before: 0 },
      { key: "tips", count: 1, before: 0 },
    ])
  })

  it("is compared with the period before, and narrowed by language and device", async () => {
    await view()
    api.clock.advance(7 * DAY)
    await view({ language: "ja" })
    await view({ device: "tablet" })
    expect(await figure("view", "days=7")).toMatchObject({ total: 2, before: 1 })
    expect(await figure("view", "days=7&language=ja")).toMatchObject({ total: 1, before: 0 })
    expect(await figure("view", "days=7&device=tablet")).toMatchObject({ total: 1, before: 0 })
    expect((await read("", "days=8")).code).toBe("request.invalid")
  })

  it.each([
    ["asks for no tracking with Do Not Track", {}, { DNT: "1" }],
    ["asks for no tracking with Global Privacy Control", {}, { "Sec-GPC": "1" }],
    ["is a program", {}, { "User-Agent": "Googlebot/2.1" }],
    ["is on a page that is not counted", { path: "/account/security" }, {}],
    ["is at an address that the site does not have", { path: "/wp-admin" }, {}],
    ["reads an article that does not exist", { path: "/article/made-up" }, {}],
  ])("of a reader who %s is answered and not counted", async (_what, body, headers) => {
    const { status, headers: sent } = await view(body, headers)
    expect([status, sent.get("Set-Cookie")]).toEqual([204, null])
    expect(sent.get("Cache-Control")).toContain("private")
    await api.tally.flush()
    expect(await rows(api.db.autocommit, sql`select 1 from figures`)).toEqual([])
  })

  it.each([
    [{ path: `/${"x".repeat(400)}` }],
    [{ language: "vi" }],
    [{ device: "watch" }],
    [{ read: 101 }],
    [{ search: { words: "x".repeat(61), found: true } }],
  ])("with %j is refused", async (wrong) => {
    expect((await view(wrong)).status).toBe(422)
  })

  it("stores nothing about who read", async () => {
    const { token: reader, id } = await signedIn(api)
    await api.call("POST /v1/figures/views", {
      token: reader,
      body: { path: "/", language: "en", device: "phone", read: 0, search: null },
      headers: { "x-client-ip": "203.0.113.7", "User-Agent": "A Browser" },
    })
    await api.tally.flush()
    const stored = JSON.stringify(await rows(api.db.autocommit, sql`select * from figures`))
    expect(stored).toContain("home")
    for (const secret of [id, "203.0.113.7", "A Browser"]) expect(stored).not.toContain(secret)
  })

  it("costs no statement of its own, and a thousand are one write", async () => {
    await view()
    await api.tally.flush()
    const count = async () => {
      for (let times = 0; times < 50; times++)
        api.tally.count({ name: "view", subject: "home", language: "en", device: "phone" })
    }
    expect(await statementsOf(count)).toEqual([])
    expect(await statementsOf(() => api.tally.flush(), /"figures"/)).toHaveLength(1)
    expect(await figure("view")).toMatchObject({ total: 51 })
  })
})

describe("an article", () => {
  it("shows how many read it, how far, and whether it helped", async () => {
    for (const id of ["kites", "lanterns"])
      await publish(api, anArticle({ id, texts: { en: anEnglishText({ title: `All about ${id}` }) } }))
    for (const part of [0, 30, 80, 100]) await view({ path: "/article/kites", read: part })
    await view({ path: "/article/lanterns", language: "ja" })
    const feedback = { language: "en", is_helpful: false, line: null }
    await api.call(`PUT /v1/articles/kites/feedback/${crypto.randomUUID()}`, { body: feedback })
    await countToday([helpfulFigures])(api).run({})
    expect((await read("/articles")).items).toEqual([
      { id: "kites", title: "All about kites", readers: 4, read: [3, 2, 2, 1], helped: 0, not_helped: 1 },
      {
        id: "lanterns",
        title: "All about lanterns",
        readers: 1,
        read: [0, 0, 0, 0],
        helped: 0,
        not_helped: 0,
      },
    ])
    expect((await read("/articles", "language=ja")).items).toMatchObject([{ id: "lanterns" }])
    expect(await figure("not_helped")).toMatchObject({ total: 1 })
  })
})

describe("a search", () => {
  const search = (words: string, found = true) => view({ path: "/search", search: { words, found } })
  const onDays = async (days: number, ...searches: Parameters<typeof search>) => {
    for (let day = 0; day < days; day++) {
      await search(...searches)
      api.clock.advance(DAY)
    }
  }

  it("is counted, and its words are shown once they were searched on three days", async () => {
    await search("Onigiri", false)
    await search("ｏｎｉｇｉｒｉ", false)
    api.clock.advance(DAY)
    await search("Tanaka Hanako")
    expect((await read("/searches")).items).toEqual([])
    await onDays(2, "onigiri", false)
    await onDays(3, "visa")
    expect((await read("/searches")).items).toEqual([
      { words: "onigiri", times: 4, without_result: 4 },
      { words: "visa", times: 3, without_result: 0 },
    ])
    expect(await figure("search")).toMatchObject({ total: 8 })
    expect(await figure("search_nothing")).toMatchObject({ total: 4 })
    const kept = await rows(
      api.db.autocommit,
      sql`select searched_words::text as row from searched_words union select figures::text from figures`,
    )
    expect(JSON.stringify(kept).toLowerCase()).not.toContain("tanaka")
  })

  it("keeps no words that look like an address, a phone number or another long number", async () => {
    const numbers = [
      "0901234567",
      "090-1234-5678",
      "０９０ー１２３４ー５６７８",
      "+81 90 1234 5678",
      "(03) 1234.5678",
    ]
    for (const words of ["taro@example.com", "taro example.com", ...numbers, "AB 123-456", "x", "お", " "])
      await search(words, false)
    expect(await rows(api.db.autocommit, sql`select 1 from searched_words`)).toEqual([])
    expect(await figure("search")).toMatchObject({ total: 10 })
  })

  it("is deleted after half a year, and figures after a little more than two", async () => {
    await search("onigiri")
    await api.tally.flush()
    await purgeSearches(api).run({})
    await purgeFigures(api).run({})
    const left = async () =>
      (await rows(api.db.autocommit, sql`select 1 from searched_words union all select 1 from figures`))
        .length
    const before = await left()
    api.clock.advance(181 * DAY)
    await purgeSearches(api).run({})
    expect(await left()).toBe(before - 1)
    api.clock.advance(620 * DAY)
    await purgeFigures(api).run({})
    expect(await left()).toBe(0)
  })
})

describe("the counts of features", () => {
  it("are made again for the days on which they may still change", async () => {
    await countRecentDays([signUpFunnel])(api).run({})
    const before = await figure("opened")
    await signedIn(api)
    await signedIn(api, aStudent({ isVerified: true }))
    await api.db.autocommit.execute(sql`update users set created_at = ${api.clock.now().toISOString()}`)
    await countToday([signUpFunnel])(api).run({})
    expect(await figure("opened")).toMatchObject({ total: before.total + 2 })
    expect(await figure("verified")).toMatchObject({ total: 1 })
    await countToday([signUpFunnel])(api).run({})
    expect(await figure("verified")).toMatchObject({ total: 1 })
  })

  it("say how many questions were asked, and how many are unanswered for more than three days", async () => {
    const { token: asker } = await signedIn(api)
    await ask(api, asker)
    const count = () => countRecentDays([askedFigures, waitingFigures])(api).run({})
    await count()
    expect(await figure("asked")).toMatchObject({ total: 1 })
    expect(await figure("answered")).toMatchObject({ total: 0 })
    expect(await figure("waiting")).toMatchObject({ total: 0 })
    api.clock.advance(5 * DAY)
    await count()
    expect(await figure("waiting")).toMatchObject({ total: 1, before: 0 })
    api.clock.advance(DAY)
    expect(await figure("waiting")).toMatchObject({ total: 1 })
  })

  it("count seats, registrations and absences on the day of an event", async () => {
    const session = aSession(api.clock.now(), { capacity: 20 })
    await publishEvents(api, anEvent({ id: "talk", sessions: [session] }))
    for (const state of ["attended", "no-show", "registered", "cancelled"]) {
      const { id } = await signedIn(api)
      await api.db.autocommit.execute(
        sql`insert into event_registrations (id, event_id, session_id, user_id, state, details, answers, agreed_at, registered_at, check_in_code)
          values (gen_random_uuid(), 'talk', ${session.id}, ${id}, ${state}, '{}', '[]', now(), now(), ${state})`,
      )
    }
    await countToday([seatFigures])(api).run({})
    for (const [name, total] of [
      ["seats", 20],
      ["registered", 3],
      ["attended", 1],
      ["no_show", 1],
    ] as const)
      expect(await figure(name)).toMatchObject({ name, total })
  })

  it("count courses that were begun and finished", async () => {
    await publishCourses(api, aCourse({ id: "interviews" }))
    const { id } = await signedIn(api)
    const now = api.clock.now().toISOString()
    await api.db.autocommit.execute(
      sql`insert into course_progress (user_id, course_id, begun_at, last_at, done_at) values (${id}, 'interviews', ${now}, ${now}, ${now})`,
    )
    await countToday([courseFigures])(api).run({})
    expect(await figure("begun")).toMatchObject({ total: 1 })
    expect(await figure("completed")).toMatchObject({ total: 1 })
  })
})
