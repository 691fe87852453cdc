import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listKeptMails } from "#api/kernel/mail/mail"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { countStatements } from "#api/testing/statements"
import { markNoShowsJob } from "../attendance/service.ts"
import { aDate, aWrittenEvent } from "../builders.ts"
import { requestFeedback } from "../feedback/service.ts"
import { deliverMessage } from "../messages/service.ts"

let api: TestApi
let editor: string
const again = { email: "", password: "" }
beforeAll(async () => {
  api = await startTestApi({ DEMO: "1" })
  const { token, account } = await signedIn(api, anEditor())
  editor = token
  Object.assign(again, account)
})
afterAll(() => api.stop())

const tokenAgain = async ({ email, password }: typeof again) =>
  (await api.call("POST /v1/auth/login", { body: { email, password } })).body.access_token
    .access_token as string
const aCompany = () => signedIn(api, aStudent({ role: "company", registerStep: null }))

type Written = ReturnType<typeof aWrittenEvent>

/** Created and published by an editor. */
async function aPublished(wishes: Partial<Written> = {}) {
  const draft = randomUUID()
  const document = aWrittenEvent(wishes)
  await api.call(`PUT /v1/event-drafts/${draft}`, { token: editor, body: { version: 0, document } })
  const { event_id } = (
    await api.call(`PUT /v1/event-drafts/${draft}/publication`, {
      token: editor,
      body: { version: 1, languages: ["en", "ja"] },
    })
  ).body
  return { draft, id: event_id as string, document }
}
type Made = Awaited<ReturnType<typeof aPublished>>

const save = (made: Made, version: number, wishes: Partial<Written>) =>
  api.call(`PUT /v1/event-drafts/${made.draft}`, {
    token: editor,
    body: { version, document: { ...made.document, ...wishes } },
  })
const publish = (made: Made, version: number) =>
  api.call(`PUT /v1/event-drafts/${made.draft}/publication`, {
    token: editor,
    body: { version, languages: ["en", "ja"] },
  })

async function aGuest({ id, document }: Pick<Made, "id" | "document">, more: object = {}) {
  const person = await signedIn(api, aStudent({ language: "en" }))
  const { status, body } = await register(person.token, { id, document }, more)
  expect([status, body.code]).toEqual([200, undefined])
  return { ...person, code: body.check_in_code as string, state: body.state as string }
}
const register = (token: string, { id, document }: Pick<Made, "id" | "document">, more: object = {}) => {
  // Keep registrations in order.
  api.clock.advance(1)
  return api.call(`PUT /v1/events/${id}/registration`, {
    token,
    body: {
      session_id: document.sessions[0]?.id,
      name: "Amara Okafor",
      university: "Aoba University",
      japanese_level: "n2",
      answers: [],
      agrees: true,
      ...more,
    },
  })
}

const at = (id: string, rest = "") => `/v1/organised-events/${id}${rest}`
const check = (token: string, id: string, ...codes: [code: string, at?: string][]) =>
  api.call(`PUT ${at(id, "/check-ins")}`, {
    token,
    body: { items: codes.map(([code, when]) => ({ code, at: when ?? api.clock.now().toISOString() })) },
  })
const guests = async (id: string, query = "", token = editor) =>
  (await api.call(`GET ${at(id, `/guests${query}`)}`, { token })).body
const message = {
  subject_en: "Bring a pen",
  text_en: "We write.",
  subject_ja: "筆記用具",
  text_ja: "書きます。",
}
const write = (token: string, id: string, messageId: string, more: object = {}) =>
  api.call(`PUT ${at(id, `/messages/${messageId}`)}`, { token, body: { ...message, ...more } })
const reason = { reason_en: "The speaker is ill.", reason_ja: "登壇者の体調不良のためです。" }
const cancel = (token: string, id: string, body: object = reason) =>
  api.call(`PUT ${at(id, "/cancellation")}`, { token, body })
const mailsTo = async (email: string) =>
  (await listKeptMails(api.db.autocommit)).filter(({ recipient }) => recipient === email)

describe("the organiser dashboard of an event", () => {
  it("returns 404 for an unknown event, 422 for invalid fields, and its numbers", async () => {
    const made = await aPublished()
    const guest = await aGuest(made)
    const { id: guestId } = (await guests(made.id)).items[0]
    const [token, id] = [editor, "never-held"]
    const calls = [
      api.call(`GET ${at(id)}`, { token }),
      api.call(`GET ${at(id, "/guests")}`, { token }),
      api.call(`GET ${at(id, "/guests.csv")}`, { token }),
      api.call(`GET ${at(id, `/roll?session=${made.document.sessions[0]?.id}`)}`, { token }),
      check(token, id, [guest.code]),
      api.call(`DELETE ${at(id, `/guests/${guestId}/check-in`)}`, { token }),
      api.call(`GET ${at(id, "/messages")}`, { token }),
      write(token, id, randomUUID()),
      api.call(`GET ${at(id, "/feedback")}`, { token }),
      cancel(token, id),
    ]
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404)
    const past = await api.call(`POST ${at(made.id, "/past-event")}`, { token: editor })
    expect(past.body.code).toBe("event.not_over")
    expect((await check(editor, made.id, ["no code!"])).status).toBe(422)
    expect((await check(editor, made.id)).status).toBe(422)
    expect((await write(editor, made.id, randomUUID(), { text_ja: " " })).status).toBe(422)
    expect((await cancel(editor, made.id, { reason_en: "Ill" })).status).toBe(422)
    expect((await api.call(`GET ${at(made.id)}`, { token: editor })).body).toMatchObject({
      title: { en: "An evening about the visa", ja: "在留資格の夜" },
      cancelled: null,
      sessions: [{ capacity: 30, taken: 1, waiting: 0, checked_in: 0 }],
    })
  })

  it("shows what guests agreed to share, searchable by name or address, with choices as labels", async () => {
    const made = await aPublished({
      questions: [
        {
          key: "food" as never,
          kind: "choice",
          required: true,
          label: { en: "Food", ja: "食事" },
          choices: [
            { key: "rice" as never, label: { en: "Rice", ja: "ごはん" } },
            { key: "bread" as never, label: { en: "Bread", ja: "パン" } },
          ],
        },
      ],
    })
    const answers = [{ key: "food", answer: "rice" }]
    const one = await aGuest(made, { name: "=HYPERLINK(evil)", answers })
    const two = await aGuest(made, { name: "Bao 100%", answers })
    expect((await guests(made.id)).items).toMatchObject([
      { name: "=HYPERLINK(evil)", email: one.account.email, answers: [{ label: "Food", answer: "Rice" }] },
      { name: "Bao 100%" },
    ])
    for (const query of [`?q=${encodeURIComponent("100%")}`, `?q=${two.account.email}`, "?q=bao"])
      expect([query, (await guests(made.id, query)).items.length]).toEqual([query, 1])
    expect((await guests(made.id, "?q=_")).items).toEqual([])
    expect((await guests(made.id, "?state=attended")).items).toEqual([])
    const first = await guests(made.id, "?limit=1")
    const second = await guests(made.id, `?limit=1&cursor=${first.next_cursor}`)
    expect([first.items[0].name, second.items[0].name, second.next_cursor]).toEqual([
      "=HYPERLINK(evil)",
      "Bao 100%",
      null,
    ])
    const file = await api.call(`GET ${at(made.id, "/guests.csv")}`, { token: editor, language: "ja" })
    expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8")
    expect(file.headers.get("Cache-Control")).toBe("no-store")
    const text = file.body as string
    expect(text).toContain("名前,メールアドレス")
    expect(text).toContain(`"'=HYPERLINK(evil)",${one.account.email}`)
    expect(text).toContain("ごはん")
  })

  it("takes as many statements for twenty guests as for one", async () => {
    const made = await aPublished()
    await aGuest(made)
    const cost = () => countStatements(() => guests(made.id))
    const one = await cost()
    for (let count = 0; count < 5; count++) await aGuest(made)
    expect(await cost()).toBe(one)
  })
})

describe("check-in at the door", () => {
  it("records one outcome for a code scanned twice at once, and keeps the earliest stamp", async () => {
    const made = await aPublished()
    const guest = await aGuest(made)
    api.clock.advance(3_600)
    const both = await Promise.all([
      check(editor, made.id, [guest.code]),
      check(editor, made.id, [guest.code]),
    ])
    const outcomes = both.map(({ body }) => body.items[0].outcome)
    expect(outcomes.sort()).toEqual(["already", "checked-in"])
    const stamped = both[0]?.body.items[0].checked_in_at
    const later = new Date(api.clock.now().getTime() + 60_000).toISOString()
    const earlier = new Date(api.clock.now().getTime() - 600_000).toISOString()
    expect((await check(editor, made.id, [guest.code, later])).body.items[0]).toMatchObject({
      outcome: "already",
      checked_in_at: stamped,
    })
    // Scanned earlier on another device, and sent once it was online again.
    expect((await check(editor, made.id, [guest.code, earlier])).body.items[0]).toMatchObject({
      outcome: "already",
      checked_in_at: earlier,
    })
    expect((await guests(made.id, "?state=attended")).items).toMatchObject([{ checked_in_at: earlier }])
    const { id } = (await guests(made.id)).items[0]
    for (let press = 0; press < 2; press++)
      expect(
        (await api.call(`DELETE ${at(made.id, `/guests/${id}/check-in`)}`, { token: editor })).status,
      ).toBe(204)
    expect((await guests(made.id)).items).toMatchObject([{ state: "registered", checked_in_at: null }])
  })

  it("refuses codes of other events, of the waitlist and of cancelled registrations", async () => {
    const [made, other] = [await aPublished({ sessions: [aDate({ capacity: 1 })] }), await aPublished()]
    const [seated, elsewhere] = [await aGuest(made), await aGuest(other)]
    const waits = await signedIn(api, aStudent())
    await register(waits.token, made, { takes_waitlist: true })
    const typed = `${seated.code.slice(0, 4)}-${seated.code.slice(4).toLowerCase()}`
    const { body } = await check(editor, made.id, [typed], [elsewhere.code], ["222222"], [seated.code])
    expect(body.items.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      "checked-in",
      "unknown",
      "unknown",
      "already",
    ])
    const roll = await api.call(`GET ${at(made.id, `/roll?session=${made.document.sessions[0]?.id}`)}`, {
      token: editor,
    })
    expect(roll.body.items).toMatchObject([{ code: seated.code, checked_in_at: expect.any(String) }])
  })

  // spec: events.check-in
  it("marks no-shows only if anyone was checked in, and accepts late stamps", async () => {
    const soon = aDate({ starts: "2026-11-20T19:00", ends: "2026-11-20T21:00" })
    const quiet = await aPublished({ sessions: [{ ...soon, id: randomUUID() as never }] })
    const made = await aPublished({ sessions: [soon] })
    const [comes, late] = [await aGuest(made), await aGuest(made)]
    await aGuest(quiet)
    api.clock.advance(6 * 86_400)
    editor = await tokenAgain(again)
    await check(editor, made.id, [comes.code])
    await markNoShowsJob(api as never).run({})
    const states = async (id: string) => (await guests(id)).items.map(({ state }: { state: string }) => state)
    expect(await states(made.id)).toEqual(["attended", "no-show"])
    expect(await states(quiet.id)).toEqual(["registered"])
    await check(editor, made.id, [late.code])
    expect(await states(made.id)).toEqual(["attended", "attended"])
  })
})

describe("messages to guests", () => {
  it("reach each guest once, in their language, however often it is sent or the job runs", async () => {
    const made = await aPublished()
    expect((await write(editor, made.id, randomUUID())).body.code).toBe("event.nobody_to_write_to")
    const guest = await aGuest(made)
    const id = randomUUID()
    const presses = await Promise.all([write(editor, made.id, id), write(editor, made.id, id)])
    for (const { body } of presses) expect(body).toMatchObject({ id, recipients: 1 })
    await api.settle()
    await deliverMessage(api as never, id as never)
    await api.settle()
    const mails = (await mailsTo(guest.account.email)).filter(({ subject }) => subject === "Bring a pen")
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain("comes even if you have turned other emails off")
    expect(mails[0]?.text).not.toContain("書きます")
    const { items } = (await api.call("GET /v1/notifications", { token: guest.token })).body
    expect(items.filter(({ title }: { title: string }) => title === "Bring a pen")).toHaveLength(1)
    expect((await api.call(`GET ${at(made.id, "/messages")}`, { token: editor })).body.items).toHaveLength(1)
    const other = await aPublished()
    await aGuest(other)
    expect((await write(editor, other.id, id)).status).toBe(404)
  })

  it("announce a new place to those who still come", async () => {
    const room = { en: "Aoba Hall", ja: "青葉ホール" }
    const made = await aPublished({ format: "in-person", prefecture: "13", venue: room })
    const guest = await aGuest(made)
    await save(made, 1, { venue: { en: "Keyaki Hall", ja: "けやきホール" } })
    await publish(made, 2)
    await api.settle()
    const subjects = (await mailsTo(guest.account.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith("New place"))).toHaveLength(1)
  })
})

describe("changing an event with registrations", () => {
  it("never takes a seat away; added seats are offered to the waitlist", async () => {
    const date = aDate({ capacity: 2 })
    const made = await aPublished({ sessions: [date] })
    await aGuest(made)
    await aGuest(made)
    const waits = await signedIn(api, aStudent())
    await register(waits.token, made, { takes_waitlist: true })
    await save(made, 1, { sessions: [{ ...date, capacity: 1 }] })
    expect((await publish(made, 2)).body.code).toBe("event.seats_taken")
    await save(made, 2, { sessions: [{ ...date, capacity: 3 }] })
    expect((await publish(made, 3)).status).toBe(200)
    expect((await guests(made.id, "?state=offered")).items).toHaveLength(1)
    expect(
      (await api.call(`DELETE /v1/event-drafts/${made.draft}/publication`, { token: editor })).body.code,
    ).toBe("event.has_people")
  })

  it("never overbooks when the capacity is lowered during registrations", async () => {
    const date = aDate({ capacity: 8 })
    const made = await aPublished({ sessions: [date] })
    const people = []
    for (let count = 0; count < 8; count++) people.push(await signedIn(api, aStudent()))
    await save(made, 1, { sessions: [{ ...date, capacity: 4 }] })
    const [lowered, ...registered] = await Promise.all([
      publish(made, 2),
      ...people.map(({ token }) => register(token, made)),
    ])
    const { sessions } = (await api.call(`GET ${at(made.id)}`, { token: editor })).body
    const seated = registered.filter(({ status }) => status === 200).length
    expect(sessions[0].taken).toBe(seated)
    expect(sessions[0].capacity).toBe(lowered?.status === 200 ? 4 : 8)
    expect(seated).toBeLessThanOrEqual(sessions[0].capacity)
  })
})

describe("cancelling", () => {
  // spec: events.messages
  it("notifies everyone with the reason, by email and on the site, once, and stops everything else", async () => {
    const made = await aPublished()
    const guest = await aGuest(made)
    const presses = await Promise.all([cancel(editor, made.id), cancel(editor, made.id)])
    for (const { body } of presses) expect(body.cancelled.reason.en).toBe("The speaker is ill.")
    for (const [language, why] of [
      ["en", reason.reason_en],
      ["ja", reason.reason_ja],
    ] as const)
      expect((await api.call(`GET /v1/events/${made.id}`, { language })).body.cancellation_reason).toBe(why)
    await api.settle()
    const mails = (await mailsTo(guest.account.email)).filter(({ subject }) => /^Cancelled/.test(subject))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain("The speaker is ill.")
    const { items } = (await api.call("GET /v1/notifications", { token: guest.token })).body
    expect(items.filter(({ title }: { title: string }) => /^Cancelled/.test(title))).toHaveLength(1)
    const late = await signedIn(api, aStudent())
    expect((await register(late.token, made)).body.code).toBe("event.cancelled")
    expect((await check(editor, made.id, [guest.code])).body.code).toBe("event.cancelled")
    expect((await write(editor, made.id, randomUUID())).body.code).toBe("event.cancelled")
    expect((await save(made, 1, {})).body.code).toBe("event.cancelled")
    expect((await publish(made, 1)).body.code).toBe("event.cancelled")
  })

  it("during a registration still notifies that member", async () => {
    const made = await aPublished()
    const people = []
    for (let count = 0; count < 5; count++) people.push(await signedIn(api, aStudent({ language: "en" })))
    const [, ...registered] = await Promise.all([
      cancel(editor, made.id),
      ...people.map(({ token }) => register(token, made)),
    ])
    await api.settle()
    for (const [place, { status, body }] of registered.entries()) {
      if (status !== 200) expect(body.code).toBe("event.cancelled")
      const mails = await mailsTo(people[place]?.account.email ?? "")
      const notices = mails.filter(({ subject }) => subject.startsWith("Cancelled"))
      expect([status, notices.length]).toEqual([status, status === 200 ? 1 : 0])
    }
  })
})

describe("a company and its event", () => {
  it("lists the guests without those who cancelled, and lets the company cancel it", async () => {
    const company = await aCompany()
    const draft = randomUUID()
    const document = aWrittenEvent({ host: { kind: "company", name: { en: "Aoba", ja: "あおば" } } })
    await api.call(`PUT /v1/event-drafts/${draft}`, { token: company.token, body: { version: 0, document } })
    await api.call(`POST /v1/event-drafts/${draft}/review`, { token: company.token, body: { version: 1 } })
    const { items } = (await api.call("GET /v1/editors/reviews?queue=event-proposals", { token: editor }))
      .body
    await api.call(`POST /v1/editors/reviews/${items.at(-1).id}/decision`, {
      token: editor,
      body: { version: 1, outcome: "approved" },
    })
    const { event_id: id } = (await api.call(`GET /v1/event-drafts/${draft}`, { token: company.token })).body
    const [stays, leaves] = [await aGuest({ id, document }), await aGuest({ id, document })]
    await api.call(`DELETE /v1/events/${id}/registration`, { token: leaves.token })
    const emails = async (token: string) =>
      (await guests(id, "", token)).items.map(({ email }: { email: string }) => email).sort()
    expect(await emails(company.token)).toEqual([stays.account.email])
    expect(await emails(editor)).toEqual([stays.account.email, leaves.account.email].sort())
    expect((await check(company.token, id, [stays.code])).body.items[0].outcome).toBe("checked-in")
    expect((await cancel(company.token, id)).status).toBe(200)
  })
})

describe("after an event", () => {
  // spec: events.feedback
  it("collects one rating from each person who had a seat, shown to organisers without names", async () => {
    const starts = new Date(api.clock.now().getTime() + 2 * 86_400_000 + 9 * 3_600_000)
    const ends = new Date(starts.getTime() + 3_600_000)
    const wall = (moment: Date) => moment.toISOString().slice(0, 16)
    const made = await aPublished({ sessions: [aDate({ starts: wall(starts), ends: wall(ends) })] })
    const guest = await aGuest(made)
    const stranger = await signedIn(api, aStudent())
    const give = (token: string, body: object = { rating: "good", comment: "Kind people" }) =>
      api.call(`PUT /v1/events/${made.id}/feedback`, { token, body })
    expect((await give(guest.token, { rating: "superb" })).status).toBe(422)
    expect((await give(guest.token)).body.code).toBe("event.no_feedback_yet")
    api.clock.advance(2 * 86_400 + 3 * 3_600)
    editor = await tokenAgain(again)
    const token = await tokenAgain(guest.account)
    await requestFeedback(api as never).run({})
    await requestFeedback(api as never).run({})
    await api.settle()
    const notices = (await api.call("GET /v1/notifications", { token })).body.items
    expect(notices.filter(({ title }: { title: string }) => title.startsWith("How was"))).toHaveLength(1)
    expect((await give(await tokenAgain(stranger.account))).body.code).toBe("event.no_feedback_yet")
    for (const rating of ["good", "excellent"])
      expect((await give(token, { rating, comment: "Kind people" })).status).toBe(204)
    expect((await api.call(`GET /v1/events/${made.id}/feedback`, { token })).body).toMatchObject({
      is_open: true,
      feedback: { rating: "excellent" },
    })
    const { body } = await api.call(`GET ${at(made.id, "/feedback")}`, { token: editor })
    expect([body.counts, body.items.length]).toEqual([[0, 0, 0, 0, 1], 1])
    expect(JSON.stringify(body)).not.toContain(guest.account.name)
    expect((await cancel(editor, made.id)).body.code).toBe("event.is_over")

    const begin = () => api.call(`POST ${at(made.id, "/past-event")}`, { token: editor })
    const drafts = await Promise.all([begin(), begin()])
    const [first, second] = drafts.map((each) => each.body.past_event_id)
    expect(first).toBe(second)
    const past = (await api.call(`GET /v1/editors/writing/past-event/${first}`, { token: editor })).body
    expect(past).toMatchObject({
      title: { en: "An evening about the visa", ja: "在留資格の夜" },
      sides: [{ state: "draft" }, { state: "draft" }],
      parts: { details: { fields: { topics: ["visa"], held: wall(ends).slice(0, 10) } } },
    })
    const { body: organised } = await api.call(`GET ${at(made.id)}`, { token: editor })
    expect(organised.past_event_id).toBe(first)
  })
})
