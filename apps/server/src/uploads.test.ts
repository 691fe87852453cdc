// Video uploads by a real client over connections that break.
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createApi } from "@shirube/api/app"
import { anEditor, signedIn } from "@shirube/api/modules/identity/auth/builders"
import { startTestApi, type TestApi } from "@shirube/api/testing/api"
import { aFilm } from "@shirube/api/testing/media/films"
import { onceWatchable } from "@shirube/api/testing/media/uploads"
import { Upload, type UploadOptions } from "tus-js-client"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createEdge } from "./edge.ts"
import { loadStaticFiles } from "./static-files.ts"
import { ask } from "./testing/ask.ts"

const folder = mkdtempSync(join(tmpdir(), "shirube-uploads-"))
const film = aFilm({ contentBytes: 6_000_000 })
const PIECE_BYTES = 1_000_000
let api: TestApi
let edge: ReturnType<typeof createEdge>
let address: string

async function open(port: number) {
  const site = { fetch: async () => new Response(), pages: { answer: () => undefined, drop: () => {} } }
  const files = await loadStaticFiles(folder)
  edge = createEdge({ ...api, api: createApi(api), answers: () => undefined, site, files })
  address = await edge.listen(port, "127.0.0.1")
}
beforeAll(async () => {
  api = await startTestApi({ FILES_DIR: join(folder, "files") })
  await open(0)
})
afterAll(async () => {
  await edge.close(0)
  await api.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends until it is done, or until `onPiece` stops it. */
function sending(token: string, options: Partial<UploadOptions>, onPiece: (pieces: number) => unknown) {
  let pieces = 0
  return new Promise<string>((resolve, reject) => {
    const upload = new Upload(film, {
      endpoint: `${address}/api/v1/uploads`,
      headers: { Authorization: `Bearer ${token}` },
      metadata: { purpose: "lesson-video", filename: "film.mp4" },
      chunkSize: PIECE_BYTES,
      retryDelays: [],
      onChunkComplete: () => {
        pieces += 1
        if (onPiece(pieces) === "enough") void upload.abort().then(() => resolve(upload.url ?? ""))
      },
      onSuccess: () => resolve(upload.url ?? ""),
      onError: reject,
      ...options,
    })
    upload.start()
  })
}

async function expectWhole(token: string, url: string) {
  const { state, media } = await onceWatchable(api, token, url.split("/").at(-1) ?? "")
  expect(state).toBe("ready")
  const { body } = await ask(address + media.video_address, { headers: {} })
  expect(body.equals(film)).toBe(true)
}

describe("a video uploaded by a real client", () => {
  it("is complete after an interruption and a later resume", async () => {
    const { token } = await signedIn(api, anEditor())
    const uploadUrl = await sending(token, {}, (pieces) => (pieces === 3 ? "enough" : "more"))
    const sent: number[] = []
    const onProgress = (bytes: number) => void sent.push(bytes)
    await sending(token, { uploadUrl, onProgress }, () => "more")
    expect(sent[0]).toBeGreaterThanOrEqual(3 * PIECE_BYTES)
    await expectWhole(token, uploadUrl)
    expect(api.takeLogLines()).toEqual([])
  })

  it("is complete after the server restarted in the middle", async () => {
    const { token } = await signedIn(api, anEditor())
    const { port } = new URL(address)
    const retryDelays = Array.from({ length: 200 }, () => 100)
    const url = await sending(token, { retryDelays }, (pieces) => {
      if (pieces === 3) void edge.close(0).then(() => open(Number(port)))
    })
    await expectWhole(token, url)
    expect(api.takeLogLines()).toEqual([])
  })
})
