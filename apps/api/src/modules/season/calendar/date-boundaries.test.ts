// Rules of the calendar, tracker and visa timeline, with the clock moved over the nights on which date rules
// break first.
import { randomUUID } from "node:crypto"
import { addDays } from "@shirube/vocabulary/time/days"
import { lastOpenDay } from "@shirube/vocabulary/time/office-days"
import ICAL from "ical.js"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aPersonWhoSignsInAgain, inJapan, moveTo, nights } from "#api/testing/nights"
import { anEntry, publishEntries } from "./builders.ts"
import { invalidateCalendarDay, remindOfOwnEntries } from "./reminders/service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({}, { storesAnswers: true })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

type Person = Awaited<ReturnType<typeof aPersonWhoSignsInAgain>>
const application = (more: object = {}) => ({
  version: 0,
  company: "Aozora Foods",
  stage: "entry-sheet",
  steps: ["entry-sheet", "offer"],
  documents: [],
  deadlines: [],
  ...more,
})
const aDeadline = (day: string, time?: string) => ({
  id: randomUUID(),
  kind: "entry-sheet",
  day,
  ...(time && { time }),
})
const dueOn = async (person: Person, from: string, until = from) =>
  (await person.call(`GET /v1/calendar/due?from=${from}&until=${until}`)).body.items as {
    readonly id: string
    readonly starts_at: string | null
  }[]
const titlesOf = async (person: Person, category: string) => {
  await api.settle()
  const { body } = await person.call(`GET /v1/notifications?category=${category}`)
  return body.items.map(({ title }: { title: string }) => title) as string[]
}

describe.each(nights)("over $name", ({ eve, day }) => {
  // spec: clock.today
  it("today is Japan’s date, also on a season cached a moment ago", async () => {
    moveTo(api, inJapan(addDays(eve, -5), "12:00:00"))
    await publishEntries(api, anEntry({ id: "a-step", dates: [{ startsOn: eve, endsOn: day }] }))
    moveTo(api, inJapan(eve, "23:59:59"))
    const todays = async () =>
      Promise.all(
        ["calendar/seasons/2028-03", "calendar/entries/a-step"].map(
          async (path) => (await api.call(`GET /v1/${path}`)).body.today,
        ),
      )
    expect(await todays()).toEqual([eve, eve])
    api.clock.advance(1)
    await invalidateCalendarDay(api).run({})
    await api.settle()
    expect(await todays()).toEqual([day, day])
  })

  // spec: clock.own-entries
  it("own entries are due on their day and hour, with reminders three days and one day before", async () => {
    moveTo(api, inJapan(addDays(day, -5), "12:00:00"))
    const person = await aPersonWhoSignsInAgain(api)
    const write = (title: string, on: string, time: string | null) =>
      person.call(`PUT /v1/calendar/own/${randomUUID()}`, {
        kind: "interview",
        title,
        day: on,
        ...(time !== null && { time }),
      })
    await write("Last minute", eve, "23:59")
    await write("First minute", day, "00:00")
    const instants = async (on: string) => (await dueOn(person, on)).map(({ starts_at }) => starts_at)
    expect(await instants(eve)).toEqual([inJapan(eve, "23:59:00").toISOString()])
    expect(await instants(day)).toEqual([inJapan(day).toISOString()])
    const { address } = (await person.call("POST /v1/calendar/feed", { language: "en" })).body
    const file = await api.call(`GET ${new URL(address).pathname.replace(/^\/api/, "")}`)
    const read = new ICAL.Component(ICAL.parse(file.body)).getAllSubcomponents("vevent")
    const begins = read.map((each) => new ICAL.Event(each).startDate.toJSDate().toISOString())
    expect(begins.toSorted()).toEqual([...(await instants(eve)), ...(await instants(day))])

    for (const left of [4, 3, 2, 1, 0]) {
      moveTo(api, inJapan(addDays(day, -left), "07:30:00"))
      for (let times = 0; times < 2; times++) await remindOfOwnEntries(api).run({})
    }
    expect((await titlesOf(person, "calendar")).toSorted()).toEqual([
      "In 3 days: First minute",
      "In 3 days: Last minute",
      "Tomorrow: First minute",
      "Tomorrow: Last minute",
    ])
  })

  // spec: clock.due, clock.tracker
  it("the tracker’s deadlines are on their day, and a stage is reached on Japan’s date", async () => {
    moveTo(api, inJapan(eve, "23:59:59"))
    const person = await aPersonWhoSignsInAgain(api)
    const put = (more: object) => person.call(`PUT /v1/applications/${randomUUID()}`, application(more))
    const deadlines = [aDeadline(eve, "23:59"), aDeadline(day, "00:00")]
    expect((await put({ deadlines })).body.reached).toEqual([{ stage: "entry-sheet", on: eve }])
    const instants = async (on: string) => (await dueOn(person, on)).map(({ starts_at }) => starts_at)
    expect(await instants(eve)).toEqual([inJapan(eve, "23:59:00").toISOString()])
    expect(await instants(day)).toEqual([inJapan(day).toISOString()])
    api.clock.advance(1)
    expect((await put({ stage: "offer" })).body.reached).toEqual([{ stage: "offer", on: day }])
  })

  // spec: clock.visa
  it("filings before a card expires are due until the last day on which counters are open", async () => {
    moveTo(api, inJapan(addDays(eve, -60)))
    const person = await aPersonWhoSignsInAgain(api)
    const plan = { status: "work", card_expires_on: eve, has_offer: false, hunts_on: false }
    expect((await person.call("PUT /v1/visa-plan", plan)).status).toBe(204)
    moveTo(api, inJapan(eve, "23:59:59"))
    const ids = async (on: string) => (await dueOn(person, on)).map(({ id }) => id)
    expect(await ids(lastOpenDay(eve))).toEqual(["visa extend-work"])
    expect(await ids(addDays(lastOpenDay(eve), 1))).toEqual([])
  })
})

// spec: clock.class
it("the current season changes in October, by Japan’s clock", async () => {
  await publishEntries(
    api,
    anEntry({ dates: ["2029-03", "2029-09", "2030-03"].map((each) => ({ class: each })) }),
  )
  moveTo(api, inJapan("2028-09-30", "23:59:59"))
  const current = async () => (await api.call("GET /v1/calendar/classes")).body.current
  expect(await current()).toBe("2029-03")
  api.clock.advance(1)
  await invalidateCalendarDay(api).run({})
  await api.settle()
  expect(await current()).toBe("2030-03")
})
