// Resumable video uploads: in parts, with interruptions and limits.
import { VIDEO_LIMIT_BYTES } from "@shirube/vocabulary/http/body"
import { VIDEOS_PER_DAY } from "@shirube/vocabulary/product"
import { sql } from "drizzle-orm"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { createApi } from "#api/app"
import { rows } from "#api/kernel/db/client"
import { StorageFull } from "#api/kernel/storage/storage"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, TEST_NOW, type TestApi } from "#api/testing/api"
import { aBucket, aFolder, fetchFile, HOUR_MS, moveTo, type Place } from "#api/testing/media/files"
import { aFilm } from "#api/testing/media/films"
import { onceWatchable, uploader } from "#api/testing/media/uploads"
import { sweepUnusedVideos } from "../jobs.ts"

describe.each([
  ["a folder", async () => aFolder()],
  ["an S3-compatible store", aBucket],
] as const)("a video uploaded to %s", (_name, open) => {
  let place: Place
  let api: TestApi
  beforeAll(async () => {
    place = await open()
    api = await startTestApi(place.environment)
  })
  afterEach(() => {
    expect(api.takeLogLines()).toEqual([])
    moveTo(api, Date.parse(TEST_NOW))
  })
  afterAll(async () => {
    await api.stop()
    await place.stop()
  })

  const aSender = async () => {
    const person = await signedIn(api, anEditor())
    return { ...person, ...uploader(api, person.token) }
  }
  const keysOf = (path: string) => place.keys().filter((key) => key.startsWith(`${path.split("/").at(-1)}/`))
  const stateOf = async (path: string) =>
    (
      await rows<{ state: string }>(
        api.db.autocommit,
        sql`select state from videos where id = ${path.split("/").at(-1)}`,
      )
    )[0]?.state

  const partsOf = async (path: string) =>
    (
      await rows<{ parts: number }>(
        api.db.autocommit,
        sql`select jsonb_array_length(parts) as parts from videos where id = ${path.split("/").at(-1)}`,
      )
    )[0]?.parts ?? 0

  it("in several parts plays as one", async () => {
    const { token, announce, append, speak } = await aSender()
    const film = aFilm()
    const { status, headers } = await announce(film.byteLength)
    const path = headers.get("Location") ?? ""
    expect([status, path]).toEqual([201, expect.stringMatching(/^\/api\/v1\/uploads\/[\da-f-]{36}$/)])
    const id = path.split("/").at(-1) ?? ""
    const half = Math.floor(film.byteLength / 2)
    expect((await append(path, 0, film.subarray(0, half))).offset).toBe(half)
    const { body: arriving } = await api.call(`GET /v1/videos/${id}`, { token })
    expect([arriving.state, arriving.percent, arriving.file_name]).toEqual(["receiving", 50, "my film.mp4"])
    const { status: known, offset, headers: told } = await speak("HEAD", path)
    expect([known, offset, told.get("Upload-Length")]).toEqual([200, half, String(film.byteLength)])
    expect((await append(path, half, film.subarray(half))).status).toBe(204)
    const { state, media } = await onceWatchable(api, token, id)
    expect([state, media.duration_ms, media.width]).toEqual(["ready", 60_000, 1280])
    expect((await fetchFile(api.api, media.video_address)).bytes.equals(film)).toBe(true)
    await expect.poll(() => keysOf(path)).toEqual([`${id}/1/video.mp4`])
  })

  it("resumes after a lost connection, and refuses wrong offsets", async () => {
    const { announce, append, speak } = await aSender()
    const film = aFilm({ contentBytes: 10_000_000 })
    const { headers } = await announce(film.byteLength)
    const path = headers.get("Location") ?? ""
    const hasPart = async () => (await partsOf(path)) > 0
    let at = 0
    const cutOff = new ReadableStream<Uint8Array>({
      async pull(controller) {
        controller.enqueue(film.subarray(at, at + 1_000_000))
        at += 1_000_000
        if (at < 9_000_000) return
        await expect.poll(hasPart).toBe(true)
        controller.error(new Error("the connection was lost"))
      },
    })
    expect((await append(path, 0, cutOff)).status).toBe(400)
    const { offset } = await speak("HEAD", path)
    expect(offset).toBeGreaterThan(8_000_000)
    const wrong = await append(path, 100_000, film.subarray(100_000))
    expect([wrong.status, wrong.body.code]).toEqual([409, "video.other_offset"])
    expect((await append(path, offset, film.subarray(offset))).status).toBe(204)
  })

  it("in too many parts is refused", async () => {
    const { announce, append, speak } = await aSender()
    const film = aFilm()
    const { headers } = await announce(film.byteLength)
    const path = headers.get("Location") ?? ""
    const cutInto = (pieces: number) =>
      api.db.autocommit.execute(sql`update videos set parts = (
          select jsonb_agg(jsonb_build_object('name', 'piece', 'bytes', 1)) from generate_series(1, ${pieces}::int)
        ) where id = ${path.split("/").at(-1)}`)
    await cutInto(500)
    expect((await append(path, 500, film.subarray(500, 501))).status).toBe(204)
    await cutInto(501)
    const { status, body } = await append(path, 501, film.subarray(501))
    expect([status, body.code, (await speak("HEAD", path)).offset]).toEqual([400, "request.malformed", 501])
  })

  it("is visible to its sender only", async () => {
    const sender = await aSender()
    const film = aFilm()
    const { headers } = await sender.announce(film.byteLength)
    const path = headers.get("Location") ?? ""
    const id = path.split("/").at(-1) ?? ""
    const stranger = await aSender()
    for (const { status, body } of [
      await stranger.speak("HEAD", path),
      await stranger.append(path, 0, film),
      await stranger.speak("DELETE", path),
      await api.call(`GET /v1/videos/${id}`, { token: stranger.token }),
    ])
      expect([status, body.code ?? "video.not_found"]).toEqual([404, "video.not_found"])
    expect((await sender.speak("HEAD", path)).offset).toBe(0)
  })

  it("that is cancelled leaves nothing", async () => {
    const { announce, append, speak } = await aSender()
    const film = aFilm()
    const { headers } = await announce(film.byteLength)
    const path = headers.get("Location") ?? ""
    await append(path, 0, film.subarray(0, 50_000))
    expect((await speak("DELETE", path)).status).toBe(204)
    expect([keysOf(path), (await speak("HEAD", path)).status]).toEqual([[], 404])
  })

  // spec: learning.bad-films
  it("that is too large is refused, declared or not, in the reader's language", async () => {
    const { announce, append, speak } = await aSender()
    const announced = await announce(VIDEO_LIMIT_BYTES + 1, "lesson-video", { LanguageType: "ja" })
    expect([announced.status, announced.body.code]).toEqual([413, "video.too_large"])
    expect(announced.body.message).toContain("2GB")
    const { headers } = await announce(100_000)
    const path = headers.get("Location") ?? ""
    const film = aFilm()
    for (const more of [
      { "Content-Length": String(film.byteLength) },
      {},
      { "Content-Length": String(VIDEO_LIMIT_BYTES + 1) },
    ])
      expect(
        (await append(path, 0, ReadableStream.from([film]) as ReadableStream<Uint8Array>, more as never))
          .status,
      ).toBe(413)
    expect((await speak("HEAD", path)).offset).toBe(0)
    for (const [bytes, purpose, status, code] of [
      [0, "lesson-video", 422, "file.empty"],
      [1_000, "anything", 422, "file.unknown_purpose"],
      ["-5", "lesson-video", 400, "request.malformed"],
      ["1e3", "lesson-video", 400, "request.malformed"],
    ] as const) {
      const { status: given, body } = await announce(bytes, purpose)
      expect([bytes, given, body.code]).toEqual([bytes, status, code])
    }
  })

  it("of another type is refused by its first bytes, and nothing of it is stored", async () => {
    const sender = await aSender()
    for (const lie of [
      Buffer.from("<script>alert('not a film')</script>"),
      Buffer.from("#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n"),
      Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(100)]),
    ]) {
      const { status, body, path, id } = await sender.send(lie)
      expect([status, body.code]).toEqual([422, "video.other_type"])
      expect([keysOf(path), await stateOf(path)]).toEqual([[], "refused"])
      const { body: told } = await api.call(`GET /v1/videos/${id}`, { token: sender.token, language: "ja" })
      expect(told.refusal.message).toContain("MP4")
    }
  })

  it("that is invalid, or not playable in every browser, is refused with a reason", async () => {
    const sender = await aSender()
    const film = aFilm()
    for (const [lie, purpose, refusal] of [
      [film.subarray(0, film.byteLength - 10), "lesson-video", "video.needs_h264"],
      [aFilm({ videoCodec: "hvc1" }), "lesson-video", "video.needs_h264"],
      [
        Buffer.concat([Buffer.from("1a45dfa3", "hex"), Buffer.alloc(500)]),
        "lesson-video",
        "video.needs_h264",
      ],
      [aFilm({ durationMs: 4 * HOUR_MS }), "lesson-video", "video.too_long"],
      [aFilm({ durationMs: 91_000, isTurned: true }), "tip-video", "video.too_long"],
      [aFilm({ durationMs: 30_000 }), "tip-video", "video.not_upright"],
    ] as const) {
      const { status, id } = await sender.send(lie, purpose)
      expect(status).toBe(204)
      const { state, refusal: told, media } = await onceWatchable(api, sender.token, id)
      expect([state, told.code, media]).toEqual(["refused", refusal, null])
      await expect.poll(() => keysOf(id)).toEqual([])
    }
    const { id } = await sender.send(aFilm({ durationMs: 30_000, isTurned: true }), "tip-video")
    expect((await onceWatchable(api, sender.token, id)).state).toBe("ready")
  })

  it("that is not resumed for a day is removed", async () => {
    const { announce, append } = await aSender()
    const film = aFilm()
    const { headers } = await announce(film.byteLength)
    const path = headers.get("Location") ?? ""
    await append(path, 0, film.subarray(0, 50_000))
    moveTo(api, Date.parse(TEST_NOW) + 23 * HOUR_MS)
    await sweepUnusedVideos(api).run({})
    expect((await append(path, 50_000, film.subarray(50_000, 60_000))).offset).toBe(60_000)
    moveTo(api, Date.parse(TEST_NOW) + 46 * HOUR_MS)
    await sweepUnusedVideos(api).run({})
    expect([keysOf(path).length > 0, await stateOf(path)]).toEqual([true, "receiving"])
    moveTo(api, Date.parse(TEST_NOW) + 48 * HOUR_MS)
    await sweepUnusedVideos(api).run({})
    expect([keysOf(path), (await stateOf(path)) ?? "removed"]).toEqual([[], "removed"])
  })

  // spec: learning.bad-films
  it("that does not fit on the disk is refused with a reason, and nothing of it stays", async () => {
    const sender = await aSender()
    const film = aFilm()
    const { headers } = await sender.announce(film.byteLength)
    const path = headers.get("Location") ?? ""
    await sender.append(path, 0, film.subarray(0, 50_000))
    const full: TestApi["storage"] = {
      ...api.storage,
      put: () => Promise.reject(new StorageFull("no space left on device")),
    }
    const elsewhere = uploader({ api: createApi({ ...api, storage: full }) }, sender.token)
    const refused = await elsewhere.append(path, 50_000, film.subarray(50_000), { LanguageType: "ja" })
    expect([refused.status, refused.body.code]).toEqual([507, "video.no_room"])
    expect(refused.body.message).toContain("空き容量")
    expect([keysOf(path), await stateOf(path)]).toEqual([[], undefined])
  })

  it("counts against the daily limit of its sender", async () => {
    const sender = await aSender()
    for (let sent = 0; sent < VIDEOS_PER_DAY; sent++) expect((await sender.announce(1_000)).status).toBe(201)
    const { status, body, headers } = await sender.announce(1_000)
    expect([status, body.code, headers.get("Retry-After")]).toEqual([429, "video.daily_limit", "86400"])
    const another = await aSender()
    for (let sent = 0; sent < 5; sent++) expect((await another.announce(VIDEO_LIMIT_BYTES)).status).toBe(201)
    expect((await another.announce(VIDEO_LIMIT_BYTES)).body.code).toBe("video.daily_limit")
  })
})
