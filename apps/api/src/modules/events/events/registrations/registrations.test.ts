import ICAL from "ical.js"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { listKeptMails } from "#api/kernel/mail/mail"
import { suspendAccount } from "#api/modules/editorial/suspensions/builders"
import { aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { removePeople } from "#api/modules/identity/deletion/service"
import { writeProfile } from "#api/modules/people/profile/service"
import { startTestApi, type TestApi } from "#api/testing/api"
import { removeEverythingDeferred } from "#api/testing/removals"
import { anEvent, aSession, publishEvents } from "../builders.ts"
import { expireOffers } from "../cancellations/jobs.ts"
import { releaseSeatsOnAccountDeleted } from "../cancellations/service.ts"
import { cancelEvent, type EventDocument, publishEvent } from "../publishing/service.ts"
import { remindOfEvents } from "../reminders/jobs.ts"
import { updateAvailability } from "../seats/service.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
})
beforeEach(() => api.empty())
afterAll(() => api.stop())

type Person = {
  -readonly [Key in keyof Awaited<ReturnType<typeof signedIn>>]: Awaited<ReturnType<typeof signedIn>>[Key]
}
const everybody: Person[] = []
beforeEach(() => void everybody.splice(0))
async function someone(wishes: Parameters<typeof aStudent>[0] = {}): Promise<Person> {
  const person = await signedIn(api, aStudent(wishes))
  everybody.push(person)
  return person
}
/** Sessions expire before the offers do: sign everyone in again. */
async function pass(seconds: number) {
  api.clock.advance(seconds)
  for (const person of everybody) {
    const { email, password } = person.account
    const { body } = await api.call("POST /v1/auth/login", { body: { email, password } })
    person.token = body.access_token.access_token
  }
}
const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * 3_600_000)

async function heldEvent(wishes: Parameters<typeof anEvent>[0] = {}, ...capacities: (number | null)[]) {
  const seats = capacities.length > 0 ? capacities : [30]
  const sessions = seats.map((capacity, i) => aSession(inHours(240 + 24 * i), { capacity }))
  const event = anEvent({ id: "talk", sessions, ...wishes })
  await publishEvents(api, event)
  await api.settle()
  return event
}

const sessionOf = ({ sessions }: EventDocument, at = 0) => sessions[at]?.id ?? ""
const bodyFor = (event: EventDocument, more: object = {}) => ({
  session_id: sessionOf(event),
  name: "Amara Okafor",
  university: "Aoba University",
  japanese_level: "n2",
  answers: [],
  agrees: true,
  ...more,
})
const send = (person: Pick<Person, "token">, event: EventDocument, more: object = {}) =>
  api.call(`PUT /v1/events/${event.id}/registration`, { token: person.token, body: bodyFor(event, more) })
const waiting = { takes_waitlist: true }
const formOf = async ({ token }: Pick<Person, "token">, { id }: EventDocument) =>
  (await api.call(`GET /v1/events/${id}/registration`, { token })).body
const stateOf = async (person: Pick<Person, "token">, event: EventDocument) =>
  (await formOf(person, event)).registration?.state ?? null
const cancel = ({ token }: Pick<Person, "token">, { id }: EventDocument) =>
  api.call(`DELETE /v1/events/${id}/registration`, { token })
const take = ({ token }: Pick<Person, "token">, { id }: EventDocument) =>
  api.call(`PUT /v1/events/${id}/registration/offer`, { token })
const noticesOf = async ({ token }: Pick<Person, "token">) => {
  await api.settle()
  const { body } = await api.call("GET /v1/notifications", { token })
  return body.items.map(({ title }: { title: string }) => title)
}
const clockJobs = async () => {
  await updateAvailability(api).run({})
  await expireOffers(api).run({})
  await remindOfEvents(api).run({})
  await api.settle()
}
const publicly = async ({ id }: EventDocument) => (await api.call(`GET /v1/events/${id}`)).body.availability

describe("registering", () => {
  it("reports invalid fields", async () => {
    const event = await heldEvent({
      questions: [
        {
          key: "food",
          kind: "choice",
          isRequired: true,
          label: { en: "Food?" },
          choices: [{ key: "any", label: { en: "Any" } }],
        },
        { key: "wish", kind: "text", isRequired: false, label: { en: "Wish?" }, choices: [] },
      ],
    })
    const person = await someone()
    const food = { answers: [{ key: "food", answer: "any" }] }
    for (const [wrong, field] of [
      [{ ...food, name: " " }, "name"],
      [{ ...food, agrees: false }, "agrees"],
      [{ ...food, session_id: "none" }, "session_id"],
      [{ ...food, japanese_level: "n9" }, "japanese_level"],
      [{ answers: [] }, "answers"],
      [{ answers: [{ key: "food", answer: "stones" }] }, "answers.0.answer"],
      [
        {
          answers: [
            { key: "food", answer: "any" },
            { key: "secret", answer: "x" },
          ],
        },
        "answers.1.answer",
      ],
      [
        {
          answers: [
            { key: "food", answer: "any" },
            { key: "wish", answer: "x".repeat(1_001) },
          ],
        },
        "answers.1.answer",
      ],
    ] as const) {
      const { status, body } = await send(person, event, wrong)
      expect([field, status, Object.keys(body.errors ?? {})]).toEqual([field, 422, [field]])
    }
    expect((await send(person, { ...event, id: "never" as typeof event.id }, food)).status).toBe(404)
    const elsewhere = "11111111-2222-4333-8444-555555555555"
    expect((await send(person, event, { ...food, session_id: elsewhere })).body.code).toBe(
      "event.session_not_found",
    )
    const { status, body } = await send(person, event, food)
    expect([status, body.state, body.answers]).toEqual([200, "registered", [{ key: "food", answer: "any" }]])
  })

  // spec: 1.events
  it("prefills from the profile, and notifies the member once with a calendar file", async () => {
    const event = await heldEvent()
    const person = await someone({ name: "Mai" })
    await writeProfile(
      api.db.autocommit,
      person.id,
      { familyName: "Tran", givenName: "Mai", universityName: "Aoba University", japaneseLevel: "n3" },
      api.clock.now(),
    )
    const before = await formOf(person, event)
    expect(before).toMatchObject({
      registration: null,
      refusal: null,
      known: { name: "Tran Mai", university: "Aoba University", japanese_level: "n3" },
      seats: [{ left: 30, waiting: 0 }],
    })
    const first = await send(person, event)
    const again = await send(person, event, { name: "Mai Tran" })
    expect([first.body.state, again.body.state, again.body.details.name]).toEqual([
      "registered",
      "registered",
      "Mai Tran",
    ])
    expect(first.body.check_in_code).toMatch(/^[2-9A-Z]{10}$/)
    expect(again.body.check_in_code).toBe(first.body.check_in_code)
    expect((await formOf(person, event)).seats).toMatchObject([{ left: 29 }])
    expect(await noticesOf(person)).toEqual(["You are registered: The visa, step by step"])
    const mine = await api.call("GET /v1/event-registrations", { token: person.token })
    expect(mine.body.items).toMatchObject([{ event: { id: "talk" }, registration: { state: "registered" } }])
  })

  it("is limited to the event's audience: others get the reason as a rule violation and stay signed in", async () => {
    const event = await heldEvent({ audience: "verified" })
    const [student, verified, company, senpai, beginner] = [
      await someone(),
      await someone({ isVerified: true }),
      await someone({ role: "company" }),
      await someone({ role: "senpai" }),
      await someone({ registerStep: "/sign-up/basic-info/1" }),
    ]
    expect((await send(student, event)).body).toMatchObject({ code: "event.verified_only" })
    for (const [person, code, sentence] of [
      [company, "event.not_for_companies", "company accounts"],
      [senpai, "event.students_only", "senpai"],
    ] as const) {
      expect((await send(person, event)).body).toMatchObject({
        code,
        message: expect.stringContaining(sentence),
      })
      expect((await formOf(person, event)).refusal).toEqual({
        code,
        message: expect.stringContaining(sentence),
      })
    }
    expect((await send(beginner, event)).body.code).toBe("event.members_only")
    expect((await formOf(student, event)).refusal).toEqual({
      code: "event.verified_only",
      message: expect.stringContaining("verified students"),
    })
    expect((await send(verified, event)).status).toBe(200)
  })

  it("ends when registration closes, when the event begins, and when it is cancelled", async () => {
    const event = await heldEvent({ registrationClosesAt: inHours(24) })
    const [early, late] = [await someone(), await someone()]
    expect((await send(early, event)).status).toBe(200)
    await pass(25 * 3_600)
    expect((await send(late, event)).body.code).toBe("event.closed")
    // An existing registration may be changed until the event begins.
    expect((await send(early, event, { name: "A" })).status).toBe(200)
    await pass(220 * 3_600)
    expect((await send(early, event, { name: "B" })).body.code).toBe("event.begun")
    expect((await cancel(early, event)).body.code).toBe("event.begun")
    const other = await heldEvent({ id: "other" })
    await api.db.transaction((tx) => cancelEvent(tx, other.id, api.clock.now()))
    expect((await send(late, other)).body.code).toBe("event.cancelled")
  })
})

describe("seats", () => {
  // spec: events.concurrent-seats
  it("are given to as many as fit, of five hundred at once, and the others join the waitlist in order", async () => {
    const event = await heldEvent({}, 50)
    const people = await Promise.all(Array.from({ length: 500 }, () => someone()))
    const answers = await Promise.all(people.map((person) => send(person, event, waiting)))
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
    const states = answers.map(({ body }) => body.state)
    expect(states.filter((state) => state === "registered")).toHaveLength(50)
    const places = answers.flatMap(({ body }) => body.place_in_line ?? []).sort((a, b) => a - b)
    expect(places).toEqual(Array.from({ length: 450 }, (_, i) => i + 1))
    expect((await formOf(people[0] as Person, event)).seats).toMatchObject([{ left: 0, waiting: 450 }])
  })

  it("are taken once by five presses at once, or for two dates at once", async () => {
    const event = await heldEvent({}, 5, 5)
    const person = await someone()
    const other = { session_id: sessionOf(event, 1) }
    const answers = await Promise.all([{}, {}, other, {}, other].map((more) => send(person, event, more)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const { seats } = await formOf(person, event)
    expect(seats.map(({ left }: { left: number }) => left).sort()).toEqual([4, 5])
  })

  it("are published as a number while they are few, which each registration changes", async () => {
    const event = await heldEvent({}, 20)
    const left = async () => (await api.call(`GET /v1/events/${event.id}`)).body.next_session.seats_left
    for (let i = 0; i < 15; i++) await send(await someone(), event)
    expect(await left()).toBeNull()
    const numbers: (number | null)[] = []
    for (let i = 0; i < 5; i++) {
      await send(await someone(), event)
      numbers.push(await left())
    }
    expect(numbers).toEqual([4, 3, 2, 1, null])
  })

  it("are published in steps, and each step invalidates the page", async () => {
    const event = await heldEvent({ hasWaitlist: false }, 3)
    const steps: string[] = [await publicly(event)]
    for (let i = 0; i < 3; i++) {
      await send(await someone(), event)
      steps.push(await publicly(event))
    }
    expect(steps).toEqual(["open", "open", "few", "full"])
    const late = await someone()
    expect((await send(late, event, waiting)).body.code).toBe("event.full")
    expect(await stateOf(late, event)).toBeNull()
  })

  it("move with the date: to one with a free seat, not to a full one", async () => {
    const event = await heldEvent({}, 1, 1)
    const [one, two] = [await someone(), await someone()]
    const second = { session_id: sessionOf(event, 1) }
    await send(one, event)
    expect((await send(one, event, second)).body.session.id).toBe(sessionOf(event, 1))
    expect((await formOf(one, event)).seats).toMatchObject([{ left: 1 }, { left: 0 }])
    await send(two, event)
    const refused = await send(two, event, { ...second, ...waiting })
    expect([refused.status, refused.body.code]).toEqual([409, "event.full"])
    expect((await formOf(two, event)).registration.session.id).toBe(sessionOf(event))
  })

  // spec: events.waitlist
  it("are offered to the next person on the waitlist for a day, then to the one after", async () => {
    const event = await heldEvent({}, 1)
    const [first, second, third, newcomer] = [
      await someone(),
      await someone(),
      await someone(),
      await someone(),
    ]
    await send(first, event)
    expect((await send(second, event)).body.code).toBe("event.full")
    await send(second, event, waiting)
    expect((await send(third, event, waiting)).body.place_in_line).toBe(2)
    expect((await take(second, event)).body.code).toBe("event.offer_gone")
    expect((await cancel(first, event)).status).toBe(204)
    expect((await cancel(first, event)).status).toBe(204)
    expect(await stateOf(second, event)).toBe("offered")
    expect(await noticesOf(second)).toContain("A seat is free for you: The visa, step by step")
    // A reserved seat cannot be taken by others.
    expect((await send(newcomer, event)).body.code).toBe("event.full")
    await pass(24 * 3_600)
    expect((await take(second, event)).body.code).toBe("event.offer_gone")
    await clockJobs()
    expect([await stateOf(second, event), await stateOf(third, event)]).toEqual([null, "offered"])
    expect(await noticesOf(second)).toContain("Your seat went to the next person: The visa, step by step")
    expect((await take(third, event)).body.state).toBe("registered")
    expect((await take(third, event)).status).toBe(200)
    expect(await publicly(event)).toBe("waitlist")
  })

  it("are offered to the waitlist when added, or when an account is deleted", async () => {
    const event = await heldEvent({}, 1)
    const [first, second, third] = [await someone(), await someone(), await someone()]
    for (const person of [first, second, third]) await send(person, event, waiting)
    const sessions = event.sessions.map((session) => ({ ...session, capacity: 2 }))
    await publishEvents(api, { ...event, sessions })
    expect([await stateOf(second, event), await stateOf(third, event)]).toEqual(["offered", "waiting"])
    await api.db.transaction((tx) =>
      removePeople(tx, [first.id], [releaseSeatsOnAccountDeleted], api.clock.now()),
    )
    expect(await stateOf(third, event)).toBe("waiting")
    await removeEverythingDeferred(api)
    expect(await stateOf(third, event)).toBe("offered")
    expect((await formOf(third, event)).seats).toMatchObject([{ left: 0, waiting: 0 }])
  })
})

describe("the link to the meeting", () => {
  // spec: events.meeting-address
  it("is shown only to registered people, from an hour before", async () => {
    const event = await heldEvent({}, 1)
    const [one, two, stranger] = [await someone(), await someone(), await someone()]
    await send(one, event)
    await send(two, event, waiting)
    const linkOf = async (person: Person) => (await formOf(person, event)).registration?.meeting?.link
    expect(await linkOf(one)).toBeNull()
    await pass(239 * 3_600 - 1)
    expect(await linkOf(one)).toBeNull()
    await pass(1)
    expect(await linkOf(one)).toBe("https://meet.example.com/secret-room")
    expect([await linkOf(two), await linkOf(stranger)]).toEqual([undefined, undefined])
    const everywhere = await Promise.all(
      [
        "events/talk",
        "events",
        "event-months/2026-11",
        "event-calendar",
        "event-feed",
        "events/talk/calendar",
      ].map(async (path) => JSON.stringify((await api.call(`GET /v1/${path}`, { token: two.token })).body)),
    )
    expect(everywhere.join()).not.toContain("secret-room")
    await pass(3 * 3_600)
    expect(await linkOf(one)).toBeNull()
  })
})

describe("reminders", () => {
  // spec: events.reminders
  it("come a week, a day and an hour before, each once, by email with a calendar file", async () => {
    const event = await heldEvent()
    const [person, waits] = [await someone(), await someone({ language: "ja" })]
    await send(person, event)
    await api.settle()
    const notices: string[][] = []
    for (const hours of [0, 72, 144, 23]) {
      await pass(hours * 3_600)
      await clockJobs()
      await clockJobs()
      notices.push(await noticesOf(person))
    }
    const [now, week, day, hour] = notices
    expect(now).toHaveLength(1)
    expect(week?.[0]).toBe("In a week: The visa, step by step")
    expect(day?.[0]).toBe("Tomorrow: The visa, step by step")
    expect(hour?.[0]).toBe("In an hour: The visa, step by step")
    expect(hour).toHaveLength(4)
    expect(await noticesOf(waits)).toEqual([])
    const mails = await listKeptMails(api.db.autocommit)
    expect(mails.filter(({ subject }) => subject.startsWith("In an hour"))).toHaveLength(1)
  })

  it("move with the session and notify its people once; a cancelled event notifies all", async () => {
    const event = await heldEvent({}, 1)
    const [comes, waits] = [await someone(), await someone()]
    await send(comes, event)
    await send(waits, event, waiting)
    await pass(73 * 3_600)
    await clockJobs()
    const [session] = event.sessions
    if (!session) throw new Error("expected a session")
    const moved = { ...event, sessions: [{ ...session, startsAt: inHours(400), endsAt: inHours(402) }] }
    await publishEvents(api, moved)
    await clockJobs()
    expect(await noticesOf(comes)).toContain("New time: The visa, step by step")
    await pass(240 * 3_600)
    await clockJobs()
    expect((await noticesOf(comes)).filter((title: string) => title.startsWith("In a week"))).toHaveLength(2)
    await api.db.transaction((tx) => cancelEvent(tx, event.id, api.clock.now()))
    for (const person of [comes, waits])
      expect(await noticesOf(person)).toContain("Cancelled: The visa, step by step")
    await pass(140 * 3_600)
    await clockJobs()
    expect((await noticesOf(comes)).filter((title: string) => title.startsWith("Tomorrow"))).toEqual([])
  })

  it("follow the member's settings", async () => {
    const event = await heldEvent()
    const person = await someone()
    const { body } = await api.call("GET /v1/notifications/settings", { token: person.token })
    const quiet = { in_app: false, mail: false, push: false }
    await api.call("PUT /v1/notifications/settings", {
      token: person.token,
      body: { ...body, choices: { ...body.choices, events: quiet } },
    })
    await send(person, event)
    await pass(73 * 3_600)
    await clockJobs()
    expect(await noticesOf(person)).toEqual([])
    expect(await listKeptMails(api.db.autocommit)).toEqual([])
  })
})

describe("calendars", () => {
  // spec: events.feeds
  it("are valid for another program: one event, one session, and all upcoming", async () => {
    const event = await heldEvent({}, 5, 5)
    await heldEvent({ id: "other" })
    const entriesAt = async (path: string) => {
      const { status, headers, body } = await api.call(`GET /v1/${path}`)
      expect([path, status, headers.get("content-type")]).toEqual([path, 200, "text/calendar; charset=utf-8"])
      return new ICAL.Component(ICAL.parse(body))
        .getAllSubcomponents("vevent")
        .map((each) => new ICAL.Event(each))
    }
    expect(await entriesAt("events/talk/calendar")).toHaveLength(2)
    const [one] = await entriesAt(`events/talk/calendar?session=${sessionOf(event, 1)}&language=ja`)
    expect(one?.summary).toBe("在留資格の変更")
    expect(one?.startDate.toJSDate()).toEqual(event.sessions[1]?.startsAt)
    expect(one?.location).toBe("オンライン")
    expect(await entriesAt("event-calendar")).toHaveLength(3)
    expect((await api.call("GET /v1/events/never/calendar")).status).toBe(404)
    const feed = await api.call("GET /v1/event-feed?language=en")
    expect(feed.body).toContain("<title>The visa, step by step</title>")
    expect(feed.headers.get("content-type")).toContain("application/rss+xml")
    const etag = feed.headers.get("etag") ?? ""
    expect(
      (await api.call("GET /v1/event-feed?language=en", { headers: { "If-None-Match": etag } })).status,
    ).toBe(304)
  })
})

describe("an event published again", () => {
  it("without one of its dates notifies those who had registered for it", async () => {
    const event = await heldEvent({}, 5, 5)
    const person = await someone()
    await send(person, event)
    const [, second] = event.sessions
    if (!second) throw new Error("expected two sessions")
    await api.db.transaction((tx) => publishEvent(tx, { ...event, sessions: [second] }, api.clock.now()))
    expect(await noticesOf(person)).toContain("Cancelled: The visa, step by step")
    expect((await formOf(person, event)).registration.session.availability).toBe("cancelled")
    expect((await send(person, event, { session_id: second.id })).status).toBe(200)
  })
})

describe("a suspended member", () => {
  it("gives up seats at sessions before the suspension ends, and keeps later ones", async () => {
    const soon = anEvent({ id: "soon", sessions: [aSession(inHours(48), { capacity: 1 })] })
    const later = anEvent({ id: "later", sessions: [aSession(inHours(24 * 20), { capacity: 1 })] })
    await publishEvents(api, soon)
    await publishEvents(api, later)
    await api.settle()
    const [person, next] = [await someone(), await someone()]
    for (const event of [soon, later]) {
      await send(person, event)
      await send(next, event, waiting)
    }
    await suspendAccount(api, person.id)
    await api.settle()
    await removeEverythingDeferred(api)
    expect([await stateOf(next, soon), await stateOf(next, later)]).toEqual(["offered", "waiting"])
  })
})
