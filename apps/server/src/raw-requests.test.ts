// Routes that read the raw request instead of a parsed body, and those that return bytes: each is tested over a connection,
// because the server's request object is not the `Request` that slices are tested with.

import { aVideo } from "@shirube/api/modules/common/media/builders"
import { grantMedia } from "@shirube/api/modules/common/media/grants/service"
import { anEvent, publishEvents } from "@shirube/api/modules/events/events/builders"
import { anEditor, signedIn } from "@shirube/api/modules/identity/auth/builders"
import { anAgreed } from "@shirube/api/modules/mentors/mentor-sessions/requests/builders"
import { anEntry, publishEntries } from "@shirube/api/modules/season/calendar/builders"
import { onceProcessed } from "@shirube/api/testing/media/files"
import { aFilm } from "@shirube/api/testing/media/films"
import { aJpeg } from "@shirube/api/testing/media/pictures"
import { routes } from "@shirube/contract/registry.gen"
import type { RouteDefinition } from "@shirube/contract/route"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type ApiServer, startApiServer } from "./testing/api-server.ts"
import type { Question } from "./testing/ask.ts"

const UNKNOWN = "8d9d3f1e-5b80-4f3c-9e1c-000000000000"
const film = aFilm({ contentBytes: 20_000 })

let server: ApiServer
let editor: Record<string, string>
beforeAll(async () => {
  server = await startApiServer()
  const { token } = await signedIn(server.api, anEditor())
  editor = { Authorization: `Bearer ${token}` }
  await publishEvents(server.api, anEvent({ id: "visa-evening" }))
  await publishEntries(server.api, anEntry())
})
afterAll(() => server.stop())

const parsed = (body: Buffer) => (body.byteLength > 0 ? JSON.parse(body.toString()) : undefined)
const asEditor = (path: string, { headers, ...rest }: Question = {}) =>
  server.ask(path, { ...rest, headers: { ...editor, ...headers } })

const tus = { "Tus-Resumable": "1.0.0" }
async function anUpload() {
  const metadata = `purpose ${Buffer.from("lesson-video").toString("base64")}`
  const headers = { ...tus, "Upload-Length": String(film.byteLength), "Upload-Metadata": metadata }
  const { status, headers: answered } = await asEditor("/v1/uploads", { method: "POST", headers })
  return { status, path: String(answered.location).replace(/^\/api/, "") }
}

/** The whole file, a range, a range beyond its end, and HEAD. */
async function expectParts(path: string, headers: Record<string, string> = {}) {
  const whole = await server.ask(path, { headers })
  expect([path, whole.status]).toEqual([path, 200])
  const bytes = whole.body.byteLength
  const part = await server.ask(path, { headers: { ...headers, Range: "bytes=1-4" } })
  expect([part.status, part.body]).toEqual([206, whole.body.subarray(1, 5)])
  expect((await server.ask(path, { headers: { ...headers, Range: `bytes=${bytes}-` } })).status).toBe(416)
  const head = await server.ask(path, { method: "HEAD", headers })
  expect([head.status, head.headers["content-length"], head.body.byteLength]).toEqual([200, String(bytes), 0])
  return whole
}

/** Returns 404 with a message, and not a 5xx. */
async function expectNotFound(path: string) {
  const { status, body } = await asEditor(path)
  expect([path, status, parsed(body).message]).toEqual([path, 404, expect.any(String)])
}

const walks: Record<string, () => Promise<void>> = {
  "POST /v1/uploads": async () => expect(await anUpload()).toMatchObject({ status: 201 }),
  "GET /v1/uploads/{id}": async () => {
    const { path } = await anUpload()
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await asEditor(path, { method, headers: tus })
      expect([method, status, headers["upload-offset"], headers["upload-length"]]).toEqual([
        method,
        200,
        "0",
        String(film.byteLength),
      ])
    }
    // A browser's request, without the tus protocol.
    expect((await asEditor(path)).status).toBe(400)
    expect((await asEditor(`/v1/uploads/${UNKNOWN}`, { headers: tus })).status).toBe(404)
  },
  "PATCH /v1/uploads/{id}": async () => {
    const { path } = await anUpload()
    const headers = { ...tus, "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream" }
    const { status, headers: answered } = await asEditor(path, { method: "PATCH", headers, body: film })
    expect([status, answered["upload-offset"]]).toEqual([204, String(film.byteLength)])
  },
  "DELETE /v1/uploads/{id}": async () => {
    const { path } = await anUpload()
    expect((await asEditor(path, { method: "DELETE", headers: tus })).status).toBe(204)
    expect((await asEditor(path, { headers: tus })).status).toBe(404)
  },
  "POST /v1/files": async () => {
    const headers = { "Content-Type": "image/jpeg" }
    const body = await aJpeg()
    const sent = await asEditor("/v1/files?purpose=photo", { method: "POST", headers, body })
    expect([sent.status, parsed(sent.body).purpose]).toEqual([201, "photo"])
  },
  "GET /v1/files/{id}/{variant}": async () => {
    const { token } = await signedIn(server.api)
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": "image/jpeg" }
    const body = await aJpeg()
    const sent = await server.ask("/v1/files?purpose=photo", { method: "POST", headers, body })
    const { variants } = await onceProcessed(server.api, token, parsed(sent.body).id)
    await expectParts(variants[0].address.replace(/^\/api/, ""))
  },
  "GET /v1/media/{grant}/{video}/{name}": async () => {
    const granted = grantMedia(server.api, await aVideo(server.api, film), null, server.api.clock.now())
    const { body } = await expectParts(String(granted?.videoAddress).replace(/^\/api/, ""))
    expect(body.equals(film)).toBe(true)
  },
  "GET /v1/videos/{id}/poster": async () => {
    const { id } = await aVideo(server.api, film)
    await expectParts(`/v1/videos/${id}/poster`)
  },
  "GET /v1/live": async () => {
    const open = await server.ask("/v1/live?topics=question:a")
    expect([open.status, open.headers["content-type"]]).toEqual([200, "text/event-stream"])
    expect((await server.ask("/v1/live?topics=question:a", { method: "HEAD" })).status).toBe(200)
  },
  "GET /v1/events/{id}/calendar": async () => {
    const { body } = await expectParts("/v1/events/visa-evening/calendar")
    expect(body.toString()).toContain("BEGIN:VCALENDAR")
  },
  "GET /v1/event-calendar": async () => void (await expectParts("/v1/event-calendar")),
  "GET /v1/event-feed": async () => void (await expectParts("/v1/event-feed")),
  "GET /v1/calendar/seasons/{class}/feed.ics": async () =>
    void (await expectParts("/v1/calendar/seasons/2028-03/feed.ics")),
  "POST /v1/auth/backchannel-logout": async () => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" }
    const body = "logout_token=guessed"
    const { status } = await server.ask("/v1/auth/backchannel-logout", { method: "POST", headers, body })
    expect(status).toBe(400)
  },
  "GET /v1/calendar/feeds/{token}/feed.ics": () =>
    expectNotFound(`/v1/calendar/feeds/${"x".repeat(32)}/feed.ics`),
  "GET /v1/certificates/{code}/pdf": () => expectNotFound(`/v1/certificates/${"A".repeat(26)}/pdf`),
  "GET /v1/career/documents/{document}/pdf": () =>
    expectNotFound(`/v1/career/documents/${UNKNOWN}/pdf?form=rirekisho`),
  "GET /v1/career/documents/{document}/pages/{page}": () =>
    expectNotFound(`/v1/career/documents/${UNKNOWN}/pages/1?form=rirekisho`),
  "GET /v1/pictures/{id}/{variant}": () => expectNotFound(`/v1/pictures/${UNKNOWN}/small`),
  "GET /v1/tip-pictures/{id}/{variant}": () => expectNotFound(`/v1/tip-pictures/${UNKNOWN}/small`),
  "GET /v1/document-pictures/{id}/{variant}": () => expectNotFound(`/v1/document-pictures/${UNKNOWN}/small`),
  "GET /v1/event-pictures/{id}/{variant}": () => expectNotFound(`/v1/event-pictures/${UNKNOWN}/small`),
  "GET /v1/mentor-photos/{id}/{variant}": () => expectNotFound(`/v1/mentor-photos/${UNKNOWN}/small`),
  "GET /v1/mentor-sessions/{id}/calendar": async () => {
    const { id, student } = await anAgreed(server.api)
    const headers = { Authorization: `Bearer ${student.token}` }
    const { status, body } = await server.ask(`/v1/mentor-sessions/${id}/calendar`, { headers })
    expect([status, body.toString()]).toEqual([200, expect.stringContaining("BEGIN:VCALENDAR")])
  },
  "GET /v1/organised-events/{id}/guests.csv": () => expectNotFound("/v1/organised-events/none/guests.csv"),
  "GET /v1/past-events/{id}/slides": () => expectNotFound("/v1/past-events/none/slides"),
  "GET /v1/editors/audit-log.csv": async () => {
    const { token } = await signedIn(server.api, anEditor({ isAdministrator: true }))
    const headers = { Authorization: `Bearer ${token}` }
    const { status, headers: answered } = await server.ask("/v1/editors/audit-log.csv", { headers })
    expect([status, answered["content-type"]]).toEqual([200, expect.stringMatching(/^text\/csv/)])
  },
  "GET /v1/account/export/{id}/archive": () => expectNotFound(`/v1/account/export/${UNKNOWN}/archive`),
  "GET /v1/editors/reviews/{id}/files/{name}": () =>
    expectNotFound(`/v1/editors/reviews/${UNKNOWN}/files/card`),
}

const readsTheRequest = ({ resumable, upload, bodyType, success }: RouteDefinition) =>
  resumable || upload || bodyType || "file" in success || "stream" in success
const raw = (routes as readonly RouteDefinition[])
  .filter(readsTheRequest)
  .map(({ method, path }) => `${method.toUpperCase()} ${path}`)

describe("a route that reads the raw request, or returns bytes", () => {
  it("is covered here, over a connection", () => {
    expect(Object.keys(walks).sort()).toEqual(raw.sort())
  })

  it.each(Object.keys(walks))("responds as its contract says: %s", async (name) => {
    await walks[name]?.()
    expect(server.api.takeLogLines()).toEqual([])
  })
})
