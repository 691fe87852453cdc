import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { anEditor, aStudent, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "#api/testing/api"
import { fetchFile, onceProcessed, sendFile } from "#api/testing/media/files"
import { aJpeg } from "#api/testing/media/pictures"
import { aWrittenEvent } from "../builders.ts"

let api: TestApi
let editor: string
beforeAll(async () => {
  api = await startTestApi()
  editor = (await signedIn(api, anEditor())).token
})
afterAll(() => api.stop())

async function aPicture(token: string): Promise<string> {
  const sent = await sendFile(api.api, await aJpeg(1600, 1200), { token, purpose: "event-picture" })
  await onceProcessed(api, token, sent.body.id)
  return sent.body.id
}
const save = (token: string, id: string, picture: string | null, version = 0) =>
  api.call(`PUT /v1/event-drafts/${id}`, {
    token,
    body: {
      version,
      document: aWrittenEvent({
        picture: picture as never,
        host: { kind: "company", name: { en: "Aoba Seiki", ja: "あおば精機" } },
      }),
    },
  })
const publish = async (id: string, version: number) =>
  (
    await api.call(`PUT /v1/event-drafts/${id}/publication`, {
      token: editor,
      body: { version, languages: ["en"] },
    })
  ).body.event_id
const open = async (picture: string, variant = "small") =>
  (await fetchFile(api.api, `/api/v1/event-pictures/${picture}/${variant}`)).status
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => body?.code ?? status

it("a picture is visible to the draft's author first, to everyone once published, and to no one after removal", async () => {
  const [id, picture] = [randomUUID(), await aPicture(editor)]
  expect((await save(editor, id, picture)).status).toBe(200)
  const draft = await api.call(`GET /v1/event-drafts/${id}`, { token: editor })
  expect(draft.body.picture.id).toBe(picture)
  expect(await open(picture)).toBe(404)

  const eventId = await publish(id, 1)
  const event = (await api.call(`GET /v1/events/${eventId}`)).body
  expect(event.picture).toEqual({
    small: `/api/v1/event-pictures/${picture}/small`,
    large: `/api/v1/event-pictures/${picture}/large`,
  })
  expect([await open(picture), await open(picture, "large"), await open(picture, "huge")]).toEqual([
    200, 200, 404,
  ])
  expect((await api.call("GET /v1/events")).body.items[0].picture).toEqual(event.picture)

  // Readers see the old picture until the next publication.
  const next = await aPicture(editor)
  await save(editor, id, next, 1)
  expect([await open(picture), await open(next)]).toEqual([200, 404])
  await publish(id, 2)
  expect([await open(picture), await open(next)]).toEqual([404, 200])
  await save(editor, id, null, 2)
  await publish(id, 3)
  expect(await open(next)).toBe(404)
  expect((await api.call(`GET /v1/events/${eventId}`)).body.picture).toBeNull()
  await api.settle()
})

it("a picture must be the member's own and ready, and belongs to one event, also with concurrent saves", async () => {
  const company = (await signedIn(api, aStudent({ role: "company", registerStep: null }))).token
  const picture = await aPicture(editor)
  for (const wrong of [picture, randomUUID()])
    expect(outcome(await save(company, randomUUID(), wrong))).toBe("picture.not_there")
  const twice = await Promise.all([randomUUID(), randomUUID()].map((id) => save(editor, id, picture)))
  expect(twice.map(outcome).sort()).toEqual([200, "picture.not_there"])
  expect((await save(editor, randomUUID(), "no id")).status).toBe(422)
})

it("editors who review a proposal see its picture, and it is deleted with the draft", async () => {
  const company = (await signedIn(api, aStudent({ role: "company", registerStep: null }))).token
  const [id, picture] = [randomUUID(), await aPicture(company)]
  await save(company, id, picture)
  const sent = await api.call(`POST /v1/event-drafts/${id}/review`, { token: company, body: { version: 1 } })
  expect(sent.status).toBe(200)
  const waiting = await api.call("GET /v1/editors/reviews?queue=event-proposals", { token: editor })
  const review = `/v1/editors/reviews/${waiting.body.items[0].id}`
  expect((await api.call(`GET ${review}`, { token: editor })).body.files).toMatchObject([
    { name: "large", content_type: "image/webp" },
  ])
  expect(
    (await fetchFile(api.api, `/api${review}/files/large`, { Authorization: `Bearer ${editor}` })).status,
  ).toBe(200)
  await api.call(`DELETE /v1/event-drafts/${id}`, { token: company })
  expect(outcome(await save(company, randomUUID(), picture))).toBe("picture.not_there")
  await api.settle()
})
