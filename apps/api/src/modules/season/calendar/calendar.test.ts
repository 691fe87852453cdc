import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { loadCalendar } from "../../../../seed/calendar.ts"
import { loadContent } from "../../../../seed/load.ts"
import { anEntry, publishEntries } from "./builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const season = (key: string, language: "en" | "ja" = "en") =>
  api.call(`GET /v1/calendar/seasons/${key}`, { language })
const idsIn = ({ body }: Awaited<ReturnType<typeof season>>) =>
  body.items.map(({ entry_id }: { entry_id: string }) => entry_id)

describe("the season of a class", () => {
  // spec: 1.calendar
  it("has the entries of that class and of every class, earliest first, with today's date in Japan", async () => {
    await publishEntries(
      api,
      anEntry({ id: "late", dates: [{ startsOn: "2027-06-01" }] }),
      anEntry({ id: "theirs", dates: [{ class: "2028-09", startsOn: "2026-10-01" }] }),
      anEntry({ id: "holidays", kind: "holiday", dates: [{ class: null, startsOn: "2026-11-23" }] }),
      anEntry({ id: "early", dates: [{ startsOn: "2026-09-01" }] }),
    )
    const { body } = await season("2028-03")
    expect(idsIn({ body, status: 200 } as never)).toEqual(["early", "holidays", "late"])
    expect([body.class, body.today, body.first_day_at_work]).toEqual(["2028-03", "2026-11-15", "2028-04-01"])
    expect(body.classes).toEqual(["2028-03", "2028-09"])
    expect(idsIn(await season("2028-09"))).toEqual(["theirs", "holidays"])
    for (const [wrong, status] of [
      ["2031-03", 404],
      ["2028-04", 422],
      ["next", 422],
    ] as const)
      expect([wrong, (await season(wrong)).status]).toEqual([wrong, status])
  })

  it("lists the classes, and the one whose season it is", async () => {
    expect((await api.call("GET /v1/calendar/classes")).body).toEqual({
      classes: ["2027-03", "2027-09", "2028-03", "2028-09", "2029-03", "2029-09"],
      current: "2028-03",
    })
    await publishEntries(api, anEntry({ dates: [{ class: "2028-03" }, { class: "2027-09" }] }))
    const { body } = await api.call("GET /v1/calendar/classes")
    expect(body).toEqual({ classes: ["2027-09", "2028-03"], current: "2028-03" })
  })

  it("takes as many statements for many entries as for one", async () => {
    await publishEntries(api, anEntry())
    const cost = () => countStatements(() => season("2028-03"))
    const one = await cost()
    await publishEntries(
      api,
      ...Array.from({ length: 20 }, () => anEntry({ helps: [{ noun: "article", id: "a" }] })),
    )
    expect(await cost()).toBeLessThanOrEqual(one + 1)
  })
})

describe("an entry", () => {
  const read = (id: string, language: "en" | "ja" = "en") =>
    api.call(`GET /v1/calendar/entries/${id}`, { language })

  // spec: 2.calendar, 3.calendar-entry
  it("has its text, its dates for every class and its sources", async () => {
    const source = {
      title: { en: "The schedule", ja: "日程" },
      publisher: { en: "Cabinet Secretariat", ja: "内閣官房" },
      url: "https://www.cas.go.jp/",
      checked_on: "2026-11-13",
    }
    await publishEntries(
      api,
      anEntry({
        id: "opens",
        kind: "official",
        sources: [source],
        dates: [{ startsOn: "2027-03-01" }, { class: "2029-03", startsOn: "2028-03-01", isExpected: true }],
      }),
    )
    const { body } = await read("opens", "ja")
    expect(body.dates).toMatchObject([
      { class: "2028-03", starts_on: "2027-03-01", is_expected: false },
      { class: "2029-03", starts_on: "2028-03-01", is_expected: true },
    ])
    expect(body.sources).toEqual([{ ...source, title: "日程", publisher: "内閣官房" }])
    expect((await read("opens")).body.html).toContain("<strong>three</strong>")
    expect((await read("nothing")).status).toBe(404)
    expect((await read("NO")).status).toBe(422)
    await api.settle()
    const { title_ruby: title } = (await read("opens", "ja")).body
    expect(title[0]).toEqual({ text: "会社", reading: "かいしゃ", level: 5 })
    expect((await api.call("GET /v1/search?q=companies")).body.items).toMatchObject([
      { noun: "calendar", path: "/shukatsu-calendar/opens" },
    ])
  })

  it("saved again unchanged emits nothing", async () => {
    const entry = anEntry({ id: "same" })
    await publishEntries(api, entry)
    const before = (await read("same")).body
    api.clock.advance(18_000)
    await publishEntries(api, entry)
    expect((await read("same")).body).toEqual(before)
  })
})

describe("the calendar of the demo", () => {
  it("has steps for March and September, with sources and existing links, and marks expected dates", async () => {
    await loadContent(api.db, api.clock.now())
    await loadCalendar(api.db, api.clock.now())
    const { classes } = (await api.call("GET /v1/calendar/classes")).body
    expect(classes).toEqual(["2027-03", "2027-09", "2028-03", "2028-09", "2029-03", "2029-09"])
    for (const key of classes) {
      const { body } = await season(key)
      const steps = body.items.filter(({ kind }: { kind: string }) => kind === "step")
      expect(steps.length).toBeGreaterThan(10)
      for (const { helps, entry_id } of steps) expect([entry_id, helps.length > 0]).toEqual([entry_id, true])
    }
    const expected = async (key: string) =>
      (await season(key)).body.items.find(
        ({ entry_id }: { entry_id: string }) => entry_id === "information-opens",
      )
    expect(await expected("2028-03")).toMatchObject({ starts_on: "2027-03-01", is_expected: false })
    expect(await expected("2027-09")).toMatchObject({ starts_on: "2027-03-01", is_expected: false })
    expect(await expected("2029-03")).toMatchObject({ starts_on: "2028-03-01", is_expected: true })
    const { items } = (await api.call("GET /v1/public-pages/calendar-entry")).body
    expect(items.length).toBeGreaterThan(20)
    for (const { path } of items) {
      const id = path.split("/").at(-1)
      const { body } = await api.call(`GET /v1/calendar/entries/${id}`)
      expect([id, body.sources.length > 0, body.languages]).toEqual([id, true, ["en", "ja"]])
    }
    await api.settle()
  })
})
