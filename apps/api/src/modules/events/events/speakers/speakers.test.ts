import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { listKeptMails } from "#api/kernel/mail/mail"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { aMentor, saveMentorPage } from "#api/modules/mentors/mentor-pages/builders"
import { aMember } from "#api/modules/people/members/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aDate, aWrittenEvent } from "../builders.ts"

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const find = (token: string, query: string) => api.call(`GET /v1/event-speakers${query}`, { token })
const aSenpai = (name: string, isScreened = true, profile = {}) =>
  aMember(api, { account: { name, role: "senpai", isScreened, language: "en" }, profile })

it("organisers find only screened senpai of the directory by name, and must send one", async () => {
  const linh = await aSenpai("Linh Tran")
  await aSenpai("Linh Unscreened", false)
  await aMember(api, { account: { name: "Linh Student" } })
  await aSenpai("Linh Unasked", true, { takesInvitations: false })
  const editor = await signedIn(api, anEditor())
  const company = await signedIn(api, aStudent({ role: "company", registerStep: null }))
  for (const wrong of ["", "?name=", "?name=%20", `?name=${"a".repeat(2_000)}`])
    expect([wrong.slice(0, 20), (await find(editor.token, wrong)).status]).toEqual([wrong.slice(0, 20), 422])
  for (const { token } of [editor, company]) {
    const { status, body } = await find(token, "?name=linh")
    expect(status).toBe(200)
    expect(body.items).toMatchObject([{ id: linh.id, name: "Linh Tran" }])
  }
  expect((await find(editor.token, "?name=%25")).body.items).toEqual([])
})

it("a member who is not a screened senpai is never shown as a speaker, even if their id is sent", async () => {
  const [linh, student] = [await aSenpai("Linh Pham"), await aMember(api, { account: { name: "Sofia" } })]
  const { token } = await signedIn(api, anEditor())
  const speaker = (person: string) => ({
    person: person as never,
    name: { en: "", ja: "" },
    about: { en: "", ja: "" },
  })
  const id = randomUUID()
  const document = aWrittenEvent({ speakers: [speaker(linh.id), speaker(student.id), speaker(randomUUID())] })
  await api.call(`PUT /v1/event-drafts/${id}`, { token, body: { version: 0, document } })
  const body = { version: 1, languages: ["en"] }
  const published = await api.call(`PUT /v1/event-drafts/${id}/publication`, { token, body })
  expect(published.status).toBe(200)
  const event = await api.call(`GET /v1/events/${published.body.event_id}`)
  expect(event.body.speakers.map(({ name }: { name: string }) => name)).toEqual(["Linh Pham"])
  await api.settle()
})

it("a newly named speaker is notified once, on the site and by email; those who stay named are not", async () => {
  const [linh, mai] = [await aSenpai("Linh Vo"), await aSenpai("Mai Vo")]
  const { token } = await signedIn(api, anEditor())
  const named = (...people: readonly { readonly id: string }[]) =>
    people.map(({ id }) => ({ person: id as never, name: { en: "", ja: "" }, about: { en: "", ja: "" } }))
  const id = randomUUID()
  const draft = aWrittenEvent({ speakers: named(linh) })
  const publish = async (version: number, document: typeof draft) => {
    await api.call(`PUT /v1/event-drafts/${id}`, { token, body: { version, document } })
    const body = { version: version + 1, languages: ["en"] }
    const { status } = await api.call(`PUT /v1/event-drafts/${id}/publication`, { token, body })
    expect(status).toBe(200)
    await api.settle()
  }
  await publish(0, draft)
  await publish(1, { ...draft, speakers: named(linh, mai) })
  for (const senpai of [linh, mai]) {
    const notifications = await api.call("GET /v1/notifications", { token: senpai.token })
    const titles = notifications.body.items.map(({ title }: { title: string }) => title)
    expect(titles).toEqual([`You are named as a speaker: ${draft.texts.en.title}`])
    expect(notifications.body.items[0].path).toMatch(/^\/career\/event\/detail\//)
    const mails = (await listKeptMails(api.db.autocommit)).filter(
      ({ recipient, subject }) => recipient === senpai.account.email && subject.includes("speaker"),
    )
    expect(mails).toHaveLength(1)
  }
})

const asSpeakers = (...people: readonly { readonly id: string }[]) =>
  people.map(({ id }) => ({ person: id as never, name: { en: "", ja: "" }, about: { en: "", ja: "" } }))

async function organised(speakers: ReturnType<typeof asSpeakers>) {
  const { token } = await signedIn(api, anEditor())
  const id = randomUUID()
  const dates = [aDate(), aDate({ starts: "2027-01-27T19:00", ends: "2027-01-27T21:00" })]
  const draft = aWrittenEvent({ speakers, sessions: dates, format: "both", prefecture: "13", venue: kanda })
  const publish = async (version: number, document: typeof draft) => {
    await api.call(`PUT /v1/event-drafts/${id}`, { token, body: { version, document } })
    const body = { version: version + 1, languages: ["en", "ja"] }
    const published = await api.call(`PUT /v1/event-drafts/${id}/publication`, { token, body })
    expect(published.status).toBe(200)
    await api.settle()
    return published.body.event_id as string
  }
  return { token, draft, dates, publish }
}
const kanda = { en: "Room 2, Kanda", ja: "神田 第2会議室" }

const titlesFor = async (token: string): Promise<string[]> =>
  (await api.call("GET /v1/notifications", { token })).body.items.map(({ title }: { title: string }) => title)
const mailsTo = async (email: string) =>
  (await listKeptMails(api.db.autocommit))
    .filter(({ recipient }) => recipient === email)
    .map(({ subject }) => subject)

it("speakers receive news of a moved date, a cancelled date, a new place and a cancelled event, once each", async () => {
  const linh = await aSenpai("Linh Do")
  const { token, draft, dates, publish } = await organised(asSpeakers(linh))
  const eventId = await publish(0, draft)
  const [first, second] = dates
  if (!first || !second) throw new Error("two dates")
  const guest = await signedIn(api, aStudent({ language: "en" }))
  for (const person of [guest, linh]) {
    const body = { session_id: first.id, name: "A", answers: [], agrees: true }
    await api.call(`PUT /v1/events/${eventId}/registration`, { token: person.token, body })
  }
  const moved = { ...second, starts: "2027-01-28T19:00", ends: "2027-01-28T21:00" }
  await publish(1, { ...draft, sessions: [first, moved] })
  await publish(2, { ...draft, sessions: [first, moved], venue: { ...kanda, en: "Room 5, Kanda" } })
  await publish(3, { ...draft, sessions: [moved], venue: { ...kanda, en: "Room 5, Kanda" } })
  await api.call(`PUT /v1/organised-events/${eventId}/cancellation`, {
    token,
    body: { reason_en: "The speaker is ill.", reason_ja: "登壇者の体調不良のため。" },
  })
  await api.settle()
  const title = draft.texts.en.title
  // The date at which she also has a seat is cancelled, and later the event.
  expect((await titlesFor(linh.token)).sort()).toEqual([
    `Cancelled: ${title}`,
    `Cancelled: ${title}`,
    `New place: ${title}`,
    `New time for your talk: ${title}`,
    `You are named as a speaker: ${title}`,
    `You are registered: ${title}`,
  ])
  expect(
    (await mailsTo(linh.account.email)).filter((subject) => subject === `New place: ${title}`),
  ).toHaveLength(1)
  expect(await titlesFor(guest.token)).not.toContain(`New time for your talk: ${title}`)
})

it("a speaker's name leads to their page as a senpai, as long as they have one", async () => {
  const [mentor, other] = [await aMentor(api, { account: { name: "Mai Ito" } }), await aSenpai("Linh Ho")]
  await api.settle()
  const { draft, publish } = await organised(asSpeakers(mentor, other))
  const eventId = await publish(0, draft)
  const pages = async () =>
    (await api.call(`GET /v1/events/${eventId}`)).body.speakers.map(({ page }: { page: unknown }) => page)
  expect(await pages()).toEqual([{ path: `/mentors/profile/${mentor.id}`, photo: null }, null])
  await saveMentorPage(api, mentor.token, { version: mentor.version, is_published: false })
  await api.settle()
  expect(await pages()).toEqual([null, null])
})
