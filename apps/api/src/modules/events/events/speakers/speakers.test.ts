import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { listKeptMails } from "#api/kernel/mail/mail"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { aMember } from "#api/modules/people/members/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { aWrittenEvent } from "../builders.ts"

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
