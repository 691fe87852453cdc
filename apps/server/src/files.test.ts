// File uploads over real connections: responses to well-behaved and misbehaving clients.
import { once } from "node:events"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { type ClientRequest, type IncomingMessage, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { json } from "node:stream/consumers"
import { signedIn } from "@shirube/api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "@shirube/api/testing/api"
import { fileRows, onceProcessed } from "@shirube/api/testing/media/files"
import { aJpeg } from "@shirube/api/testing/media/pictures"
import { FILE_LIMIT_BYTES } from "@shirube/vocabulary/http/body"
import { PHOTO_LIMIT_BYTES } from "@shirube/vocabulary/product"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createEdge } from "./edge.ts"
import { loadStaticFiles } from "./static-files.ts"
import { ask } from "./testing/ask.ts"

const folder = mkdtempSync(join(tmpdir(), "shirube-files-"))
let api: TestApi
let edge: ReturnType<typeof createEdge>
let address: string
beforeAll(async () => {
  api = await startTestApi({ FILES_DIR: join(folder, "files") })
  const site = { fetch: async () => new Response(), pages: { answer: () => undefined, drop: () => {} } }
  edge = createEdge({
    ...api,
    answers: () => undefined,
    site,
    files: await loadStaticFiles(folder),
    bodyTimeoutMs: 500,
  })
  address = await edge.listen(0, "127.0.0.1")
})
afterAll(async () => {
  await edge.close(0)
  await api.stop()
  rmSync(folder, { recursive: true, force: true })
})

const stored = () => readdirSync(join(folder, "files"))

/** Starts a request; its response resolves later. */
function begin(
  token: string,
  headers: Record<string, string | number> = {},
  path = "/v1/files?purpose=photo",
) {
  const sending = request(`${address}/api${path}`, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "image/jpeg",
      LanguageType: "ja",
      ...headers,
    },
  })
  // A client beyond the limit may be disconnected while sending.
  sending.on("error", () => {})
  const answer = once(sending, "response").then(async ([response]: IncomingMessage[]) => ({
    status: response?.statusCode,
    body: (await json(response as IncomingMessage)) as { id: string; code?: string; message?: string },
  }))
  return { sending, answer }
}

const write = (sending: ClientRequest, piece: Uint8Array) =>
  new Promise<void>((resolve) => void sending.write(piece, () => resolve()))

describe("a file over a connection", () => {
  it("is accepted, and served in full and in part", async () => {
    const { token } = await signedIn(api)
    const { sending, answer } = begin(token)
    sending.end(await aJpeg())
    const { status, body } = await answer
    expect(status).toBe(201)
    const { variants } = await onceProcessed(api, token, body.id)
    const { address: path, bytes } = variants[0]
    const whole = await ask(address + path, { headers: { "Accept-Encoding": "br, gzip" } })
    expect([whole.status, whole.headers["content-length"], whole.body.byteLength]).toEqual([
      200,
      String(bytes),
      bytes,
    ])
    const part = await ask(address + path, { headers: { Range: "bytes=4-7" } })
    expect([part.status, part.body]).toEqual([206, whole.body.subarray(4, 8)])
    const head = await ask(address + path, { method: "HEAD", headers: {} })
    expect([head.status, head.headers["content-length"], head.body.byteLength]).toEqual([
      200,
      String(bytes),
      0,
    ])
  })

  it("beyond the limit is refused in the reader's language while it is still being sent", async () => {
    const { token, id } = await signedIn(api)
    const before = stored()
    for (const headers of [
      {},
      { "Content-Length": PHOTO_LIMIT_BYTES + 1 },
      { "Content-Length": FILE_LIMIT_BYTES + 1 },
    ]) {
      const { sending, answer } = begin(token, headers)
      sending.write(await aJpeg())
      const piece = new Uint8Array(65_536)
      const most = "Content-Length" in headers ? 1 : (2 * PHOTO_LIMIT_BYTES) / piece.byteLength
      for (let sent = 0; sent < most && !sending.destroyed; sent++)
        await Promise.race([write(sending, piece), answer])
      const { status, body } = await answer
      expect([status, body.code, body.message]).toEqual([
        413,
        "request.too_large",
        "送信できる大きさを超えています。小さくしてからお試しください。",
      ])
      sending.destroy()
    }
    expect(await fileRows(api, id)).toEqual([])
    expect(stored()).toEqual(before)
  })

  it("may take longer than a form", async () => {
    const { token, id } = await signedIn(api)
    const jpeg = await aJpeg()
    const file = begin(token, { "Content-Length": jpeg.byteLength })
    file.sending.write(jpeg.subarray(0, 300))
    await expect.poll(() => fileRows(api, id)).toHaveLength(1)
    const words = begin(token, { "Content-Length": 40, "Content-Type": "application/json" }, "/v1/auth/login")
    words.answer.catch(() => {})
    words.sending.write('{"email":')
    await new Promise((resolve) => words.sending.once("close", resolve))
    file.sending.end(jpeg.subarray(300))
    expect((await file.answer).status).toBe(201)
  })

  it("whose sender disconnects in the middle leaves nothing, and logs no error", async () => {
    const { token, id } = await signedIn(api)
    const before = stored()
    const { sending, answer } = begin(token, { "Content-Length": 1_000_000 })
    answer.catch(() => {})
    sending.write((await aJpeg()).subarray(0, 300))
    await expect.poll(() => fileRows(api, id)).toMatchObject([{ state: "receiving", bytes: 1_000_000 }])
    sending.destroy()
    await expect.poll(() => fileRows(api, id)).toEqual([])
    expect(stored()).toEqual(before)
    expect(api.takeLogLines()).toEqual([])
  })
})
