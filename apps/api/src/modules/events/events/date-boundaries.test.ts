// Event rules, with the clock moved over the nights on which date rules break first.
import { addDays } from "@shirube/vocabulary/time/days"
import ICAL from "ical.js"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aPersonWhoSignsInAgain, inJapan, moveTo, nights } from "#api/testing/nights"
import { mailsTo } from "#api/testing/services/mails"
import { anEvent, aSession, publishEvents } from "./builders.ts"
import { expireOffers } from "./cancellations/jobs.ts"
import { remindOfEvents } from "./reminders/jobs.ts"
import { updateAvailability } from "./seats/service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

const LINK = "https://meet.example.com/secret-room"
const HOUR_MS = 3_600_000

type Person = Awaited<ReturnType<typeof aPersonWhoSignsInAgain>>
const register = (person: Person, sessionId: string) =>
  person.call("PUT /v1/events/talk/registration", {
    session_id: sessionId,
    name: "Amara Okafor",
    answers: [],
    agrees: true,
    takes_waitlist: true,
  })
const registrationOf = async (person: Person) =>
  (await person.call("GET /v1/events/talk/registration")).body.registration
const clockJobs = async () => {
  await updateAvailability(api).run({})
  await expireOffers(api).run({})
  await remindOfEvents(api).run({})
  await api.settle()
}
const at = async (moment: Date) => {
  moveTo(api, moment)
  await clockJobs()
}
const titlesOf = async (person: Person) =>
  (await person.call("GET /v1/notifications?category=events")).body.items.map(
    ({ title }: { title: string }) => title.split(":")[0],
  ) as string[]

describe.each(nights)("over $name", ({ eve, day }) => {
  /** Begins at midnight of the day; registration closes an hour before. */
  async function midnightTalk(capacity: number) {
    moveTo(api, inJapan(addDays(day, -9)))
    const start = inJapan(day)
    const session = aSession(start, { capacity })
    const registrationClosesAt = new Date(start.getTime() - HOUR_MS)
    await publishEvents(api, anEvent({ id: "talk", sessions: [session], registrationClosesAt }))
    await api.settle()
    const before = (hours: number, seconds = 0) =>
      new Date(start.getTime() - hours * HOUR_MS - seconds * 1_000)
    return { start, before, sessionId: session.id }
  }
  const availability = async () => (await api.call("GET /v1/events/talk")).body.availability

  // spec: clock.reminders
  it("reminders come a week, a day and an hour before; the meeting link opens with the last of them", async () => {
    const { before, sessionId } = await midnightTalk(5)
    const person = await aPersonWhoSignsInAgain(api)
    await register(person, sessionId)
    await api.settle()
    const noticeCounts: number[] = []
    const steps = [before(168, 1), before(168), before(24, 1), before(24), before(1, 1), before(1)]
    for (const moment of steps) {
      await at(moment)
      await clockJobs()
      noticeCounts.push((await titlesOf(person)).length)
      expect((await registrationOf(person)).meeting.link).toBe(moment < before(1) ? null : LINK)
    }
    expect(noticeCounts).toEqual([1, 2, 2, 3, 3, 4])
    expect(await titlesOf(person)).toEqual(["In an hour", "Tomorrow", "In a week", "You are registered"])
    const named = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(day),
    )
    const mails = await mailsTo(api, person.account.email)
    expect(mails).toHaveLength(4)
    for (const { text } of mails)
      expect(text.replace(/\s+/g, " ")).toContain(`${named} at 00:00 (Japan time)`)
  })

  // spec: clock.event-times
  it("registration closes at its minute, the event is over at its end, and lists and feeds say so", async () => {
    const { start, before } = await midnightTalk(5)
    const inFeed = async () =>
      new ICAL.Component(ICAL.parse((await api.call("GET /v1/event-calendar")).body))
        .getAllSubcomponents("vevent")
        .map((each) => new ICAL.Event(each).startDate.toJSDate().getTime())
    const listed = async () => (await api.call("GET /v1/events")).body.items.length
    await at(before(1, 1))
    expect([await availability(), await listed(), await inFeed()]).toEqual(["open", 1, [start.getTime()]])
    const late = await aPersonWhoSignsInAgain(api)
    await at(before(1))
    expect([await availability(), await listed()]).toEqual(["closed", 1])
    const { body } = await api.call("GET /v1/events/talk")
    expect((await register(late, body.sessions[0].id)).body.code).toBe("event.closed")
    await at(before(-2, 1))
    expect(await availability()).toBe("closed")
    await at(before(-2))
    expect([await availability(), await listed(), await inFeed()]).toEqual(["over", 0, []])
  })

  // spec: clock.due, clock.month
  it("the session is listed in Japan's month and day", async () => {
    const { sessionId } = await midnightTalk(5)
    const person = await aPersonWhoSignsInAgain(api)
    await register(person, sessionId)
    const inMonth = async (name: string) =>
      (await api.call(`GET /v1/event-months/${name}`)).body.items.length as number
    const [monthBefore, month] = [eve.slice(0, 7), day.slice(0, 7)]
    expect(await inMonth(month)).toBe(1)
    if (monthBefore !== month) expect(await inMonth(monthBefore)).toBe(0)
    const due = async (on: string) =>
      (await person.call(`GET /v1/calendar/due?from=${on}&until=${on}`)).body.items.length as number
    expect([await due(eve), await due(day)]).toEqual([0, 1])
  })

  // spec: clock.offers
  it("an offered seat is reserved for a day, and never past the start", async () => {
    const { before, sessionId } = await midnightTalk(1)
    const [first, second, third] = [
      await aPersonWhoSignsInAgain(api),
      await aPersonWhoSignsInAgain(api),
      await aPersonWhoSignsInAgain(api),
    ]
    for (const person of [first, second, third]) await register(person, sessionId)
    await at(before(36))
    await first.call("DELETE /v1/events/talk/registration")
    expect((await registrationOf(second)).offer_expires_at).toBe(before(12).toISOString())
    await at(before(12, 1))
    expect((await registrationOf(second)).state).toBe("offered")
    await at(before(12))
    expect([await registrationOf(second), (await registrationOf(third)).offer_expires_at]).toEqual([
      null,
      before(0).toISOString(),
    ])
    await at(before(0, 1))
    expect((await third.call("PUT /v1/events/talk/registration/offer")).body.state).toBe("registered")
    expect((await registrationOf(third)).meeting.link).toBe(LINK)
  })
})
