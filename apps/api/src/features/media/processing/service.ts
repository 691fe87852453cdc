// What becomes of a video once all of it is there. Done again after any interruption, it comes to the same end; after three that it caused, or met
// with, it is refused.
import { createHash } from "node:crypto"
import { createWriteStream } from "node:fs"
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { pipeline } from "node:stream/promises"
import { mediaTypes, type VideoPurpose, type VideoRefusal } from "@shirube/contract/media"
import type { VideoId } from "#api/db/ids"
import type { JobParts } from "#api/platform/jobs"
import { isPlayable, readMp4 } from "#api/platform/mp4"
import { StorageFull } from "#api/platform/storage"
import {
  type Container,
  createTranscoder,
  type Probed,
  type Size,
  type Transcoder,
} from "#api/platform/transcoder"
import { rules } from "../policy.ts"
import { markEnded, type VideoRow } from "../queries.ts"
import { keep, mediaKey, names } from "../service.ts"
import { claim, tellProgress } from "./queries.ts"

type Parts = Pick<JobParts, "db" | "storage" | "config" | "clock">

export const PROCESS_QUEUE = "media-process"
export const partsFolder = (id: VideoId) => `${id}/parts`
export const partKey = (id: VideoId, name: string) => `${partsFolder(id)}/${name}`

const MOST_ATTEMPTS = 3
const SIGN_OF_LIFE_MS = 5_000
/** By then somebody else begins again. */
const DEAD_MS = 60_000
export const staleAt = (now: Date) => new Date(now.getTime() - DEAD_MS)

interface Made extends Pick<VideoRow, "durationMs" | "width" | "height" | "files"> {
  readonly state: "ready"
}
interface Refused {
  readonly state: "refused"
  readonly refusal: VideoRefusal
}
const refused = (refusal: VideoRefusal): Refused => ({ state: "refused", refusal })

export async function processVideo(parts: Parts, id: VideoId): Promise<void> {
  const { db, storage, clock } = parts
  const now = clock.now()
  const video = await claim(db.autocommit, id, { now, stale: staleAt(now) })
  if (!video) return
  const ending = await endingOf(parts, video)
  if (!(await markEnded(db.autocommit, id, ending))) return storage.deleteFolder(id)
  await storage.deleteFolder(partsFolder(id))
}

async function endingOf(parts: Parts, video: VideoRow): Promise<Made | Refused> {
  if (video.attempts > MOST_ATTEMPTS) return refused("video.unreadable")
  try {
    const { ffmpeg } = parts.config
    const made = ffmpeg === undefined ? "absent" : await converted(parts, video, createTranscoder(ffmpeg))
    return made === "absent" ? await asItIs(parts, video) : made
  } catch (error) {
    if (error instanceof StorageFull || isFull(error)) return refused("video.no_room")
    throw error
  }
}

const isFull = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOSPC"

/** Without ffmpeg: what every browser plays, and nothing else. */
async function asItIs({ storage }: Parts, video: VideoRow): Promise<Made | Refused> {
  const film = await readMp4(readerOf(storage, video), video.bytes)
  if (!film || !isPlayable(film)) return refused("video.needs_h264")
  const refusal = broken(video.purpose, film)
  if (refusal) return refused(refusal)
  const hash = createHash("sha256")
  async function* hashed() {
    for await (const piece of contentOf(storage, video)) {
      hash.update(piece)
      yield piece
    }
  }
  await storage.put(mediaKey(video.id, names.video), hashed(), mediaTypes.mp4)
  const { durationMs, width, height } = film
  const files = [{ name: names.video, bytes: video.bytes, digest: hash.digest("base64url") }]
  return { state: "ready", durationMs, width, height, files }
}

/** What it has to be for its purpose. */
function broken(
  purpose: string,
  film: Pick<Probed, "durationMs" | "width" | "height">,
): VideoRefusal | undefined {
  const { longestMs, isUpright } = rules[purpose as VideoPurpose]
  if (film.durationMs > longestMs) return "video.too_long"
  return isUpright && film.width >= film.height ? "video.not_upright" : undefined
}

async function* contentOf(storage: Parts["storage"], { id, parts }: Pick<VideoRow, "id" | "parts">) {
  for (const { name } of parts) {
    const content = await storage.get(partKey(id, name))
    if (!content) throw new Error(`a part of the video ${id} is gone`)
    for await (const piece of content) yield piece as Uint8Array
  }
}

/** Across the parts. */
const readerOf =
  (storage: Parts["storage"], { id, parts }: Pick<VideoRow, "id" | "parts">) =>
  async (offset: number, length: number): Promise<Buffer> => {
    const pieces: Buffer[] = []
    let start = 0
    for (const { name, bytes } of parts) {
      const [first, last] = [Math.max(offset, start), Math.min(offset + length, start + bytes) - 1]
      const content =
        first <= last
          ? await storage.get(partKey(id, name), { first: first - start, last: last - start })
          : undefined
      if (content) pieces.push(await buffer(content))
      start += bytes
    }
    return Buffer.concat(pieces)
  }

const FOLDER = "shirube-video-"
const ORIGINAL = "original"

async function converted(
  parts: Parts,
  video: VideoRow,
  transcoder: Transcoder,
): Promise<Made | Refused | "absent"> {
  // The same for every attempt: what a killed one has left goes with the next.
  const folder = join(tmpdir(), FOLDER + video.id)
  const working = signsOfLife(parts, video.id)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  try {
    const path = join(folder, ORIGINAL)
    await pipeline(Readable.from(contentOf(parts.storage, video)), createWriteStream(path, { mode: 0o600 }))
    return await convert(parts, video, transcoder, { folder, ...working })
  } finally {
    working.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function signsOfLife({ db, clock }: Parts, id: VideoId) {
  const gone = new AbortController()
  let percent = 0
  const tell = () =>
    tellProgress(db.autocommit, id, percent, clock.now()).then(
      (isWanted) => isWanted || gone.abort(),
      // A database that is away for a moment is no reason to begin again.
      () => {},
    )
  const timer = setInterval(tell, SIGN_OF_LIFE_MS)
  return {
    signal: gone.signal,
    reach: (share: number) => {
      percent = Math.floor(share * 100)
    },
    stop: () => clearInterval(timer),
  }
}

interface Working {
  readonly folder: string
  readonly signal: AbortSignal
  readonly reach: (share: number) => void
}

const LARGE = { name: "video", longer: 1280, shorter: 720, list: "hls-720p" } as const
const SMALL = { name: "small", longer: 640, shorter: 360, list: "hls-360p" } as const
/** Most of the work; the rest is copying. */
const CONVERTING_SHARE = 0.95
const POSTER_MS = 3_000
const MOST_PIXELS = 4_096 * 4_096

async function convert(
  { storage }: Parts,
  video: VideoRow,
  transcoder: Transcoder,
  work: Working,
): Promise<Made | Refused | "absent"> {
  const container = await containerOf(storage, video)
  const probed = await transcoder.probe(work, ORIGINAL, container)
  if (probed === "absent") return probed
  if (!probed || probed.width * probed.height > MOST_PIXELS) return refused("video.unreadable")
  const refusal = broken(video.purpose, probed)
  if (refusal) return refused(refusal)
  const large = { ...sizeFor(probed, LARGE), list: LARGE.list }
  const small = { ...sizeFor(probed, SMALL), list: SMALL.list }
  const sizes = small.width < large.width ? [large, small] : [large]
  const film = { name: ORIGINAL, container, probed, sizes }
  const isConverted = await transcoder.convert(work, film, (share) => work.reach(share * CONVERTING_SHARE))
  const made = isConverted ? await derive(transcoder, work, probed, sizes) : undefined
  if (!made || work.signal.aborted) return refused("video.unreadable")
  const files = []
  for (const name of made) files.push(await keep(storage, video.id, name, join(work.folder, name)))
  return { state: "ready", durationMs: probed.durationMs, width: large.width, height: large.height, files }
}

type Listed = Size & { readonly list: string }

/** From what was converted; undefined where that fails. */
async function derive(
  transcoder: Transcoder,
  work: Working,
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
  await writeFile(join(work.folder, names.hls), await listOfLists(work.folder, sizes, durationMs))
  return [names.video, names.hls, ...steps.flatMap(([made]) => made)]
}

/** From which a player chooses what its line carries. */
async function listOfLists(folder: string, sizes: readonly Listed[], durationMs: number): Promise<string> {
  const entries = await Promise.all(
    sizes.map(async ({ list, width, height }) => {
      const { size } = await stat(join(folder, `${list}.mp4`))
      const bandwidth = Math.ceil((size * 8_000 * PEAK) / durationMs)
      return `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${width}x${height}\n${list}.m3u8`
    }),
  )
  return `${["#EXTM3U", "#EXT-X-VERSION:7", "#EXT-X-INDEPENDENT-SEGMENTS", ...entries].join("\n")}\n`
}

/** A lively scene beside the whole film. */
const PEAK = 1.5

/** As large as fits, never larger than it is, in even numbers. */
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

/** Of attempts that were killed and that nobody has begun again. */
export async function removeLeftFolders(before: Date): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(FOLDER)) continue
    const path = join(tmpdir(), name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtime < before) await rm(path, { recursive: true, force: true })
  }
}
