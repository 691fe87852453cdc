// What is made of a video where there is ffmpeg, and what becomes of it when that breaks.
import { existsSync, mkdirSync, readdirSync, utimesSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rows } from "#api/db/client"
import type { VideoId } from "#api/db/ids"
import { anEditor, signedIn } from "#api/features/auth/builders"
import { startTestApi, TEST_NOW, type TestApi } from "#api/testing/api"
import { anFfmpeg } from "#api/testing/ffmpeg"
import { aFolder, fetchFile, moveTo } from "#api/testing/files"
import { aFilm } from "#api/testing/films"
import { onceWatchable, uploader } from "#api/testing/uploads"
import { sweepVideos } from "../jobs.ts"
import { processReceived, resumeVideos } from "./jobs.ts"

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
const workOn = (id: string) => join(tmpdir(), `shirube-video-${id}`)
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

describe("a video where ffmpeg is", () => {
  it("is made into two sizes, a playlist, its sound and a poster, and what was sent is gone", async () => {
    const { token, id } = await aSentVideo()
    const { state, percent, media } = await onceWatchable(api, token, id)
    expect([state, percent, media.width, media.height]).toEqual(["ready", 100, 1280, 720])
    const made = ["hls-360p.m3u8", "hls-360p.mp4", "hls-720p.m3u8", "hls-720p.mp4"]
    await expect.poll(() => keysOf(id)).toEqual(["audio.m4a", ...made, "hls.m3u8", "poster.jpg", "video.mp4"])
    const list = (await fetchFile(api.api, media.hls_address)).bytes.toString()
    expect(list).toMatch(/RESOLUTION=1280x720\nhls-720p.m3u8\n.*RESOLUTION=640x360\nhls-360p.m3u8\n$/)
    const named = new URL("hls-360p.m3u8", new URL(media.hls_address, "http://shirube.test")).pathname
    expect((await fetchFile(api.api, named)).headers.get("Content-Type")).toBe(
      "application/vnd.apple.mpegurl",
    )
    expect((await fetchFile(api.api, media.poster_address)).status).toBe(200)
    expect(existsSync(workOn(id))).toBe(false)
    for (const args of ffmpeg.told()) {
      expect(args[args.indexOf("-protocol_whitelist") + 1]).toBe("file")
      expect(args.some((each) => each.includes("://"))).toBe(false)
    }
  })

  it("that is small is not made larger, and one that was taken upright stays so", async () => {
    ffmpeg.sees({ width: 480, height: 320, seconds: 20 })
    const small = await aSentVideo()
    const { media } = await onceWatchable(api, small.token, small.id)
    expect([media.width, media.height]).toEqual([480, 320])
    ffmpeg.sees({ width: 1920, height: 1080, seconds: 20, rotation: -90 })
    const tip = await aSentVideo("tip-video")
    const { media: upright } = await onceWatchable(api, tip.token, tip.id)
    expect([upright.width, upright.height]).toEqual([720, 1280])
  })

  it("that it cannot read, or that is not what it is for, is refused and leaves nothing", async () => {
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

  it("is begun again where the work was killed, and refused after the third time", async () => {
    ffmpeg.feels("killed")
    const { token, id } = await aSentVideo()
    await expect.poll(async () => (await rowOf(id))?.attempts).toBe(1)
    await expect.poll(() => api.takeLogLines().join("")).toContain("a job failed")
    expect((await rowOf(id))?.state).toBe("processing")
    // As long as somebody may still be at it, nobody else begins.
    await processReceived(api).run({ videoId: id })
    expect((await rowOf(id))?.attempts).toBe(1)
    mkdirSync(workOn(id), { recursive: true })
    for (const attempt of [2, 3]) {
      moveTo(api, Date.parse(TEST_NOW) + attempt * 120_000)
      await expect(processReceived(api).run({ videoId: id })).rejects.toThrow("ended by somebody else")
    }
    moveTo(api, Date.parse(TEST_NOW) + 600_000)
    await processReceived(api).run({ videoId: id })
    const { body } = await api.call(`GET /v1/videos/${id}`, { token })
    expect([body.state, body.refusal.code]).toEqual(["refused", "video.unreadable"])
    expect([keysOf(id), existsSync(workOn(id))]).toEqual([[], false])
    api.takeLogLines()
  })

  it("that a killed server was at work on is found and finished by the next one", async () => {
    ffmpeg.feels("killed")
    const { token, id } = await aSentVideo()
    await expect.poll(() => api.takeLogLines().join("")).toContain("a job failed")
    ffmpeg.feels("well")
    moveTo(api, Date.parse(TEST_NOW) + 120_000)
    await resumeVideos(api).run({})
    expect((await onceWatchable(api, token, id)).state).toBe("ready")
    api.takeLogLines()
  })

  it("that is given up while it is converted leaves nothing, and ffmpeg is ended", async () => {
    ffmpeg.feels("hanging")
    const { id, path, speak } = await aSentVideo()
    await expect.poll(() => existsSync(workOn(id))).toBe(true)
    expect((await speak("DELETE", path)).status).toBe(204)
    await expect.poll(() => existsSync(workOn(id))).toBe(false)
    await expect.poll(() => keysOf(id)).toEqual([])
  })

  it("leaves no folder behind for longer than a day", async () => {
    const left = join(tmpdir(), "shirube-video-left-behind")
    mkdirSync(left, { recursive: true })
    const long = new Date(Date.parse(TEST_NOW) - 25 * 3_600_000)
    utimesSync(left, long, long)
    await sweepVideos(api).run({})
    expect(readdirSync(tmpdir())).not.toContain("shirube-video-left-behind")
  })
})
