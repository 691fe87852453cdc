// Video processing with ffmpeg, and its failures.
import { existsSync, mkdirSync, readdirSync, utimesSync } from "node:fs"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createApi } from "#api/app"
import { rows } from "#api/kernel/db/client"
import type { VideoId } from "#api/kernel/db/ids"
import { movableClock } from "#api/kernel/process/clock"
import { StorageFull } from "#api/kernel/storage/storage"
import { anEditor, signedIn } from "#api/modules/identity/auth/builders"
import { startTestApi, TEST_NOW, type TestApi } from "#api/testing/api"
import { anFfmpeg } from "#api/testing/media/ffmpeg"
import { aFolder, fetchFile, moveTo } from "#api/testing/media/files"
import { aFilm } from "#api/testing/media/films"
import { onceWatchable, uploader } from "#api/testing/media/uploads"
import { processVideos, resumeVideos, sweepUnusedVideos } from "../jobs.ts"
import { VIDEO_QUEUE } from "../videos/service.ts"

const place = aFolder()
const ffmpeg = anFfmpeg()
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ ...place.environment, FFMPEG: ffmpeg.path })
})
beforeEach(() => {
  ffmpeg.feels("well")
  ffmpeg.sees({ width: 1920, height: 1080, seconds: 60 })
})
afterEach(() => moveTo(api, Date.parse(TEST_NOW)))
afterAll(async () => {
  await api.stop()
  await place.stop()
  ffmpeg.stop()
})

const keysOf = (id: string) =>
  place
    .keys()
    .filter((key) => key.startsWith(`${id}/`))
    .map((key) => key.slice(id.length + 1))
    .sort()
const workDirs = () => (existsSync(api.config.workDir) ? readdirSync(api.config.workDir) : [])
const isWorkedOn = (id: string) => workDirs().some((name) => name.includes(id))
const rowOf = async (id: string) =>
  (
    await rows<{ state: string; attempts: number; percent: number }>(
      api.db.autocommit,
      sql`select state, attempts, percent from videos where id = ${id}`,
    )
  )[0]

async function aSentVideo(purpose?: string) {
  const { token } = await signedIn(api, anEditor())
  const sender = uploader(api, token)
  const { id, path } = await sender.send(aFilm(), purpose)
  return { token, id: id as VideoId, path, ...sender }
}

/** No job is enqueued: the test calls the worker. */
async function aWaitingVideo() {
  const { token } = await signedIn(api, anEditor())
  const jobs = { ...api.jobs, enqueue: async () => {} }
  const { id } = await uploader({ api: createApi({ ...api, jobs }) }, token).send(aFilm())
  return { token, id: id as VideoId }
}

const workOn = (id: VideoId, changed: Partial<TestApi> = {}) =>
  processVideos({ ...api, ...changed }).run({ videoId: id })
const made = ["audio.m4a", "hls-360p.m3u8", "hls-360p.mp4", "hls-720p.m3u8", "hls-720p.mp4", "hls.m3u8"]
const everything = (attempt: number) =>
  [...made, "poster.jpg", "video.mp4"].map((name) => `${attempt}/${name}`)
const isPart = (key: string) => key.startsWith("parts/")

/** Blocks before it writes the first file. */
function aSlowStore() {
  const [reached, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const put: TestApi["storage"]["put"] = async (...args) => {
    reached.resolve()
    await go.promise
    return api.storage.put(...args)
  }
  return { storage: { ...api.storage, put }, reached: reached.promise, go: go.resolve }
}

describe("a video with ffmpeg available", () => {
  // spec: learning.renditions
  it("is converted to two sizes, a playlist, sound and a poster, and the original is deleted", async () => {
    const { token, id } = await aSentVideo()
    const { state, percent, media } = await onceWatchable(api, token, id)
    expect([state, percent, media.width, media.height]).toEqual(["ready", 100, 1280, 720])
    await expect.poll(() => keysOf(id)).toEqual(everything(1))
    const list = (await fetchFile(api.api, media.hls_address)).bytes.toString()
    expect(list).toMatch(/RESOLUTION=1280x720\nhls-720p.m3u8\n.*RESOLUTION=640x360\nhls-360p.m3u8\n$/)
    const named = new URL("hls-360p.m3u8", new URL(media.hls_address, "http://shirube.test")).pathname
    expect((await fetchFile(api.api, named)).headers.get("Content-Type")).toBe(
      "application/vnd.apple.mpegurl",
    )
    expect((await fetchFile(api.api, media.poster_address)).status).toBe(200)
    expect(isWorkedOn(id)).toBe(false)
    for (const args of ffmpeg.told()) {
      expect(args[args.indexOf("-protocol_whitelist") + 1]).toBe("file")
      expect(args.some((each) => each.includes("://"))).toBe(false)
    }
  })

  it("that is small is not enlarged, and one in portrait format stays so", async () => {
    ffmpeg.sees({ width: 480, height: 320, seconds: 20, hasCover: true })
    const small = await aSentVideo()
    const { media } = await onceWatchable(api, small.token, small.id)
    expect([media.width, media.height]).toEqual([480, 320])
    ffmpeg.sees({ width: 1920, height: 1080, seconds: 20, rotation: -90 })
    const tip = await aSentVideo("tip-video")
    const { media: upright } = await onceWatchable(api, tip.token, tip.id)
    expect([upright.width, upright.height]).toEqual([720, 1280])
  })

  it("that is unreadable or unfit for its purpose is refused and leaves nothing", async () => {
    for (const [mood, film, purpose, refusal] of [
      ["broken", { width: 640, height: 360, seconds: 60 }, "lesson-video", "video.unreadable"],
      ["well", { width: 30_000, height: 30_000, seconds: 60 }, "lesson-video", "video.unreadable"],
      ["well", { width: 360, height: 640, seconds: 91 }, "tip-video", "video.too_long"],
      ["well", { width: 640, height: 360, seconds: 60 }, "tip-video", "video.not_upright"],
    ] as const) {
      ffmpeg.feels(mood)
      ffmpeg.sees(film)
      const { token, id } = await aSentVideo(purpose)
      const { state, refusal: told } = await onceWatchable(api, token, id)
      expect([state, told.code]).toEqual(["refused", refusal])
      await expect.poll(() => keysOf(id)).toEqual([])
    }
  })

  it("that is longer than declared is converted up to the limit, and refused", async () => {
    const film = { width: 360, height: 640 }
    ffmpeg.sees({ ...film, seconds: 30 }, { ...film, seconds: 92 })
    const before = ffmpeg.told().length
    const { token, id } = await aSentVideo("tip-video")
    const { refusal } = await onceWatchable(api, token, id)
    expect(refusal.code).toBe("video.too_long")
    const told = ffmpeg
      .told()
      .slice(before)
      .find((args) => args.includes("-filter_complex"))
    expect(told?.[told.indexOf("-t") + 1]).toBe("92")
  })

  it("is restarted when its worker is killed, and refused after the third time", async () => {
    const { token, id } = await aWaitingVideo()
    for (const [mood, attempt] of [
      ["killed", 1],
      ["stopped", 2],
      ["killed", 3],
    ] as const) {
      ffmpeg.feels(mood)
      await expect(workOn(id)).rejects.toThrow("ffmpeg was killed")
      expect(await rowOf(id)).toMatchObject({ state: "processing", attempts: attempt })
      // The claim is exclusive until it goes stale.
      await workOn(id)
      expect((await rowOf(id))?.attempts).toBe(attempt)
      mkdirSync(join(api.config.workDir, `shirube-video-${id}-${attempt}`), { recursive: true })
      moveTo(api, Date.parse(TEST_NOW) + attempt * 120_000)
    }
    await workOn(id)
    const { body } = await api.call(`GET /v1/videos/${id}`, { token })
    expect([body.state, body.refusal.code]).toEqual(["refused", "video.unreadable"])
    expect(keysOf(id)).toEqual([])
  })

  it("is restarted at once after a server restart, which does not count as an attempt", async () => {
    const { token, id } = await aWaitingVideo()
    const stopping = new AbortController()
    ffmpeg.feels("hanging")
    const working = workOn(id, { jobs: { ...api.jobs, stopping: stopping.signal } })
    await expect.poll(() => isWorkedOn(id)).toBe(true)
    stopping.abort()
    await expect(working).rejects.toThrow("aborted")
    expect([await rowOf(id), isWorkedOn(id)]).toEqual([
      { state: "processing", attempts: 0, percent: 0 },
      false,
    ])
    ffmpeg.feels("well")
    await workOn(id)
    expect((await onceWatchable(api, token, id)).state).toBe("ready")
  })

  it.each([
    ["converts", true, everything(2)],
    ["shows as it is", false, ["2/video.mp4"]],
  ] as const)(
    "that a stale worker still %s keeps the result of the next one",
    async (_how, isConverted, keys) => {
      const { token, id } = await aWaitingVideo()
      const config = { ...api.config, ffmpeg: isConverted ? ffmpeg.path : undefined }
      const slow = aSlowStore()
      const first = workOn(id, { config, storage: slow.storage })
      await slow.reached
      const later = movableClock(new Date(Date.parse(TEST_NOW) + 120_000))
      await workOn(id, { config, clock: later })
      expect(await rowOf(id)).toEqual({ state: "ready", attempts: 2, percent: 100 })
      slow.go()
      await first
      const { state, media } = await onceWatchable(api, token, id)
      expect([state, keysOf(id)]).toEqual(["ready", keys])
      expect((await fetchFile(api.api, media.video_address)).bytes.byteLength).toBe(media.bytes)
    },
  )

  it("abandoned by a killed server is found and finished by the next one", async () => {
    const { token, id } = await aWaitingVideo()
    ffmpeg.feels("killed")
    await expect(workOn(id)).rejects.toThrow("ffmpeg was killed")
    ffmpeg.feels("well")
    moveTo(api, Date.parse(TEST_NOW) + 120_000)
    await resumeVideos(api).run({})
    expect((await onceWatchable(api, token, id)).state).toBe("ready")
  })

  it("that still has its job is not enqueued again", async () => {
    const { id } = await aWaitingVideo()
    await api.jobs.enqueue(api.db.autocommit, VIDEO_QUEUE, { videoId: id }, { afterSeconds: 3_600, key: id })
    moveTo(api, Date.parse(TEST_NOW) + 120_000)
    await resumeVideos(api).run({})
    const jobs = sql`select id from jobs.job where name = ${VIDEO_QUEUE} and singleton_key = ${id}`
    expect(await rows(api.db.autocommit, jobs)).toHaveLength(1)
  })

  it("that does not fit on the disk is refused with a reason, and leaves nothing, at whichever step", async () => {
    const converting = await aWaitingVideo()
    ffmpeg.feels("full")
    await workOn(converting.id)
    ffmpeg.feels("well")
    const keeping = await aWaitingVideo()
    const put: TestApi["storage"]["put"] = (key, ...rest) =>
      key.endsWith("poster.jpg")
        ? Promise.reject(new StorageFull("no space left on device"))
        : api.storage.put(key, ...rest)
    await workOn(keeping.id, { storage: { ...api.storage, put } })
    for (const { token, id } of [converting, keeping]) {
      const { state, refusal } = await onceWatchable(api, token, id)
      expect([state, refusal.code, keysOf(id)]).toEqual(["refused", "video.no_room", []])
    }
  })

  it("keeps nothing of the original, even if the server is killed at the very end", async () => {
    const [ready, refused] = [await aWaitingVideo(), await aWaitingVideo()]
    const deleteFolder = () => Promise.reject(new Error("killed"))
    const storage = { ...api.storage, deleteFolder }
    await expect(workOn(ready.id, { storage })).rejects.toThrow("killed")
    ffmpeg.feels("broken")
    await expect(workOn(refused.id, { storage })).rejects.toThrow("killed")
    expect([keysOf(ready.id).some(isPart), keysOf(refused.id).some(isPart)]).toEqual([true, true])
    await sweepUnusedVideos(api).run({})
    expect([keysOf(ready.id), keysOf(refused.id)]).toEqual([everything(1), []])
    expect((await onceWatchable(api, ready.token, ready.id)).state).toBe("ready")
  })

  it("that is cancelled during conversion leaves nothing, and ffmpeg is ended", async () => {
    ffmpeg.feels("hanging")
    const { id, path, speak } = await aSentVideo()
    await expect.poll(() => isWorkedOn(id)).toBe(true)
    expect((await speak("DELETE", path)).status).toBe(204)
    await expect.poll(() => isWorkedOn(id)).toBe(false)
    await expect.poll(() => keysOf(id)).toEqual([])
  })

  it("leaves no folder behind for longer than a day", async () => {
    const [left, recent] = ["shirube-video-left-behind", "shirube-video-at-work"]
    for (const name of [left, recent]) mkdirSync(join(api.config.workDir, name), { recursive: true })
    const long = new Date(Date.now() - 25 * 3_600_000)
    utimesSync(join(api.config.workDir, left), long, long)
    await sweepUnusedVideos(api).run({})
    expect(workDirs()).toContain(recent)
    expect(workDirs()).not.toContain(left)
  })
})
