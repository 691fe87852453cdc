// Makes the files that viewers watch from the upload: with ffmpeg in several sizes, without it unchanged.
import { createWriteStream } from "node:fs"
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { mediaTypes, type VideoPurpose, type VideoRefusal } from "@shirube/contract/common/media/videos"
import type { JobParts } from "#api/kernel/jobs/jobs"
import { systemClock } from "#api/kernel/process/clock"
import { measured } from "#api/kernel/storage/store"
import { isPlayable, readMp4 } from "../mp4/service.ts"
import { contentOf, readerOf } from "../originals/service.ts"
import {
  type Container,
  createTranscoder,
  type Probed,
  type Size,
  type Transcoder,
} from "../transcoder/service.ts"
import { rules, ruleViolation } from "../videos/policy.ts"
import type { VideoRow } from "../videos/queries.ts"
import { keep, mediaKey, names } from "../videos/service.ts"

type Parts = Pick<JobParts, "storage" | "config">

/** One attempt. Its signal ends it when the server stops or another worker has taken over. */
interface Work {
  readonly signal: AbortSignal
  /** Reports progress, from 0 to 1. */
  readonly reach: (share: number) => void
}

export interface Made extends Pick<VideoRow, "durationMs" | "width" | "height" | "files"> {
  readonly state: "ready"
}
export interface Refused {
  readonly state: "refused"
  readonly refusal: VideoRefusal
}
export const refused = (refusal: VideoRefusal): Refused => ({ state: "refused", refusal })

export async function convertVideo(parts: Parts, video: VideoRow, work: Work): Promise<Made | Refused> {
  const { ffmpeg } = parts.config
  const made = ffmpeg === undefined ? "absent" : await converted(parts, video, createTranscoder(ffmpeg), work)
  return made === "absent" ? await storeUnconverted(parts, video, work) : made
}

/** Without ffmpeg: accepts only what every browser plays. */
async function storeUnconverted({ storage }: Parts, video: VideoRow, work: Work): Promise<Made | Refused> {
  const film = await readMp4(readerOf(storage, video), video.bytes)
  if (!film || !isPlayable(film)) return refused("video.needs_h264")
  const refusal = ruleViolation(video.purpose, film)
  if (refusal) return refused(refusal)
  const original = measured(contentOf(storage, video, work.signal))
  const file = { name: names.video, attempt: video.attempts }
  await storage.put(mediaKey(video.id, file), original.content, mediaTypes.mp4)
  const { durationMs, width, height } = film
  const files = [{ ...file, bytes: video.bytes, digest: original.digest() }]
  return { state: "ready", durationMs, width, height, files }
}

const FOLDER = "shirube-video-"
const ORIGINAL = "original"

async function converted(
  parts: Parts,
  video: VideoRow,
  transcoder: Transcoder,
  work: Work,
): Promise<Made | Refused | "absent"> {
  const { workDir } = parts.config
  // Removes what a killed attempt has left; each attempt has its own folder, so a live one only cleans up its own.
  await removeFolders(workDir, (name) => name.startsWith(FOLDER + video.id))
  const folder = join(workDir, `${FOLDER}${video.id}-${video.attempts}`)
  await mkdir(folder, { mode: 0o700, recursive: true })
  try {
    const content = Readable.from(contentOf(parts.storage, video, work.signal))
    await pipeline(content, createWriteStream(join(folder, ORIGINAL), { mode: 0o600 }))
    return await convert(parts, video, transcoder, { folder, ...work })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface InFolder extends Work {
  readonly folder: string
}

const LARGE = { name: "video", longer: 1280, shorter: 720, list: "hls-720p" } as const
const SMALL = { name: "small", longer: 640, shorter: 360, list: "hls-360p" } as const
/** The rest of the time goes into copying. */
const CONVERTING_SHARE = 0.95
const POSTER_MS = 3_000
/** Video and audio rarely end at the same moment. */
const ROUNDED_MS = 1_000
const MOST_PIXELS = 4_096 * 4_096

async function convert(
  { storage }: Parts,
  video: VideoRow,
  transcoder: Transcoder,
  work: InFolder,
): Promise<Made | Refused | "absent"> {
  const container = await containerOf(storage, video)
  const probed = await transcoder.probe(work, ORIGINAL, container)
  if (probed === "absent") return probed
  if (!probed || probed.width * probed.height > MOST_PIXELS) return refused("video.unreadable")
  const refusal = ruleViolation(video.purpose, probed)
  if (refusal) return refused(refusal)
  const large = { ...sizeFor(probed, LARGE), list: LARGE.list }
  const small = { ...sizeFor(probed, SMALL), list: SMALL.list }
  const sizes = small.width < large.width ? [large, small] : [large]
  const mostMs = rules[video.purpose as VideoPurpose].longestMs + 2 * ROUNDED_MS
  const film = { name: ORIGINAL, container, probed, mostMs, sizes }
  const isConverted = await transcoder.convert(work, film, (share) => work.reach(share * CONVERTING_SHARE))
  // Container metadata can lie; the converted file has the real duration.
  const result = isConverted ? await transcoder.probe(work, names.video, "mov") : undefined
  if (!result || result === "absent") return refused("video.unreadable")
  if (result.durationMs > mostMs - ROUNDED_MS) return refused("video.too_long")
  const made = await derive(transcoder, work, result, sizes)
  if (!made) return refused("video.unreadable")
  const files = []
  for (const name of made) {
    work.signal.throwIfAborted()
    const file = { name, attempt: video.attempts }
    files.push(await keep(storage, video.id, file, join(work.folder, name)))
  }
  return { state: "ready", durationMs: result.durationMs, width: large.width, height: large.height, files }
}

type Listed = Size & { readonly list: string }

/** Derived from the converted file; undefined if a step fails. */
async function derive(
  transcoder: Transcoder,
  work: InFolder,
  { durationMs, hasSound }: Probed,
  sizes: readonly Listed[],
): Promise<string[] | undefined> {
  const steps: [string[], Promise<boolean> | boolean][] = []
  for (const { name, list } of sizes) {
    const to = { list: `${list}.m3u8`, file: `${list}.mp4` }
    steps.push([[to.list, to.file], await transcoder.fragment(work, `${name}.mp4`, to)])
  }
  if (hasSound) steps.push([[names.audio], await transcoder.extractSound(work, names.video, names.audio)])
  const posterAt = Math.min(POSTER_MS, durationMs / 3)
  steps.push([[names.poster], await transcoder.takePoster(work, names.video, posterAt, names.poster)])
  if (steps.some(([, isMade]) => !isMade)) return undefined
  await writeFile(join(work.folder, names.hls), await masterPlaylist(work.folder, sizes, durationMs))
  return [names.video, names.hls, ...steps.flatMap(([made]) => made)]
}

/** The master playlist, from which a player chooses by bandwidth. */
async function masterPlaylist(folder: string, sizes: readonly Listed[], durationMs: number): Promise<string> {
  const entries = await Promise.all(
    sizes.map(async ({ list, width, height }) => {
      const { size } = await stat(join(folder, `${list}.mp4`))
      const bandwidth = Math.ceil((size * 8_000 * PEAK) / durationMs)
      return `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height}\n${list}.m3u8`
    }),
  )
  return `${["#EXTM3U", "#EXT-X-VERSION:7", "#EXT-X-INDEPENDENT-SEGMENTS", ...entries].join("\n")}\n`
}

/** Peak bitrate relative to the average. */
const PEAK = 1.5

/** As large as fits, never enlarged, with even dimensions. */
function sizeFor(
  { width, height }: Pick<Probed, "width" | "height">,
  { name, longer, shorter }: { readonly name: string; readonly longer: number; readonly shorter: number },
): Size {
  const [mostWidth, mostHeight] = width >= height ? [longer, shorter] : [shorter, longer]
  const share = Math.min(1, mostWidth / width, mostHeight / height)
  const even = (length: number) => Math.max(2, 2 * Math.round((length * share) / 2))
  return { name, width: even(width), height: even(height) }
}

const MATROSKA = "1a45dfa3"

async function containerOf(storage: Parts["storage"], video: VideoRow): Promise<Container> {
  const head = await readerOf(storage, video)(0, 4)
  return head.toString("hex") === MATROSKA ? "matroska" : "mov"
}

/** Work folders of killed attempts that were never restarted. */
export async function removeStaleFolders(workDir: string): Promise<void> {
  // File times follow the machine's clock.
  const before = systemClock.now().getTime() - LEFT_MS
  await removeFolders(workDir, async (name) => {
    const found = await stat(join(workDir, name)).catch(() => undefined)
    return found !== undefined && found.mtimeMs < before
  })
}

const LEFT_MS = 86_400_000

async function removeFolders(workDir: string, isLeft: (name: string) => boolean | Promise<boolean>) {
  // The folder does not exist before the first conversion.
  for (const name of await readdir(workDir).catch(() => []))
    if (name.startsWith(FOLDER) && (await isLeft(name)))
      await rm(join(workDir, name), { recursive: true, force: true })
}
