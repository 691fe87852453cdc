// Films over real connections: read no faster than they are watched, and closed when the client disconnects.
import { once } from "node:events"
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs"
import { type ClientRequest, get as httpGet, type IncomingMessage } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createApi } from "@shirube/api/app"
import { FolderFile } from "@shirube/api/kernel/storage/folder-file"
import { aVideo } from "@shirube/api/modules/common/media/builders"
import { grantMedia } from "@shirube/api/modules/common/media/grants/service"
import { startTestApi, type TestApi } from "@shirube/api/testing/api"
import { aFilm } from "@shirube/api/testing/media/films"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createEdge } from "./edge.ts"
import { loadStaticFiles } from "./static-files.ts"
import { ask } from "./testing/ask.ts"

const MEGABYTE = 1_048_576
const folder = mkdtempSync(join(tmpdir(), "shirube-media-"))
const film = aFilm({ contentBytes: 32 * MEGABYTE })
let api: TestApi
let edge: ReturnType<typeof createEdge>
let address: string
let bytesRead = 0
beforeAll(async () => {
  api = await startTestApi({ FILES_DIR: join(folder, "files") })
  const { storage } = api
  const counting: TestApi["storage"] = {
    ...storage,
    async get(key, range) {
      const bytes = await storage.get(key, range)
      if (!(bytes instanceof FolderFile)) return bytes
      const send = bytes.sendTo.bind(bytes)
      bytes.sendTo = (connection) => {
        const write = connection.write.bind(connection)
        connection.write = (piece: Buffer, ...rest: never[]) => {
          bytesRead += piece.byteLength
          return write(piece, ...rest)
        }
        return send(connection)
      }
      return bytes
    },
  }
  const site = { fetch: async () => new Response(), pages: { answer: () => undefined, drop: () => {} } }
  edge = createEdge({
    ...api,
    api: createApi({ ...api, storage: counting }),
    answers: () => undefined,
    site,
    files: await loadStaticFiles(folder),
  })
  const origin = await edge.listen(0, "127.0.0.1")
  const granted = grantMedia(api, await aVideo(api, film), null, api.clock.now())
  address = origin + granted?.videoAddress
})
afterAll(async () => {
  await edge.close(0)
  await api.stop()
  rmSync(folder, { recursive: true, force: true })
})

const openFilms = () =>
  readdirSync("/proc/self/fd").filter((number) => {
    try {
      return readlinkSync(`/proc/self/fd/${number}`).endsWith("video.mp4")
    } catch {
      return false
    }
  })

describe("a film over a connection", () => {
  it("is served in full and in part", async () => {
    const whole = await ask(address, { headers: { "Accept-Encoding": "br, gzip" } })
    expect([whole.status, whole.headers["content-encoding"], whole.body.equals(film)]).toEqual([
      200,
      undefined,
      true,
    ])
    const part = await ask(address, { headers: { Range: "bytes=5000000-5999999" } })
    expect([part.status, part.body.equals(film.subarray(5_000_000, 6_000_000))]).toEqual([206, true])
    const head = await ask(address, { method: "HEAD", headers: {} })
    expect([head.status, head.headers["content-length"]]).toEqual([200, String(film.byteLength)])
    await expect.poll(openFilms).toEqual([])
  })

  it("is read no further than the client has received, and closed on disconnect", async () => {
    bytesRead = 0
    const watching = httpGet(address)
    const [response] = (await once(watching, "response")) as [IncomingMessage]
    await once(response, "readable")
    // Reading stops once every buffer in between is full.
    let before = -1
    await expect
      .poll(
        () => {
          const isStill = bytesRead === before
          before = bytesRead
          return isStill
        },
        { interval: 300 },
      )
      .toBe(true)
    expect(bytesRead).toBeGreaterThan(0)
    expect(bytesRead).toBeLessThan(film.byteLength / 2)
    expect(openFilms()).toHaveLength(1)
    watching.destroy()
    await expect.poll(openFilms).toEqual([])
    expect(api.takeLogLines()).toEqual([])
  })

  it("is closed even if many clients disconnect before its first byte", async () => {
    const watchers = Array.from({ length: 30 }, () => httpGet(address).on("error", () => {}))
    for (const [index, watcher] of watchers.entries()) setTimeout(() => watcher.destroy(), index)
    const gone = (watcher: ClientRequest) => new Promise((resolve) => watcher.once("close", resolve))
    await Promise.all(watchers.map(gone))
    await expect.poll(openFilms).toEqual([])
    expect(api.takeLogLines()).toEqual([])
  })
})
