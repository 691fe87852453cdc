// API for other features: videos are received, processed and served here; the feature that shows a video
// decides who may watch it.
import { type FileHandle, open } from "node:fs/promises"
import { mediaTypes } from "@shirube/contract/common/media/videos"
import type { Db, Tx } from "#api/kernel/db/client"
import type { UserId, VideoId } from "#api/kernel/db/ids"
import type { Platform } from "#api/kernel/process/platform"
import { measured, type Storage } from "#api/kernel/storage/store"
import { isPlayable, readMp4 } from "../mp4/service.ts"
import {
  type MediaFile,
  markUsed,
  putVideo,
  raiseGrants,
  removeVideos,
  selectVideo,
  selectVideos,
  setPostersHidden,
  type VideoRow,
} from "./queries.ts"

export const VIDEO_QUEUE = "media-process"

/** File names that a video is converted to and served by. */
export const names = {
  video: "video.mp4",
  audio: "audio.m4a",
  hls: "hls.m3u8",
  poster: "poster.jpg",
} as const

export const attemptFolder = (id: VideoId, attempt: number) => `${id}/${attempt}`
export const mediaKey = (id: VideoId, { name, attempt }: Pick<MediaFile, "name" | "attempt">) =>
  attempt === undefined ? `${id}/${name}` : `${attemptFolder(id, attempt)}/${name}`

export const typeOf = (name: string) => mediaTypes[name.split(".").at(-1) as keyof typeof mediaTypes]
export const fileOf = ({ files }: Pick<VideoRow, "files">, name: string) =>
  files.find((file) => file.name === name)

/** Existing videos in any state; `grantMedia` (../grants) gives their addresses. */
export async function describeVideo(
  tx: Tx,
  ids: readonly VideoId[],
): Promise<ReadonlyMap<VideoId, VideoRow>> {
  const found = ids.length === 0 ? [] : await selectVideos(tx, ids)
  return new Map(found.map((video) => [video.id, video]))
}

/** Bytes received so far. Once complete, the parts are deleted. */
export const receivedOf = ({ state, bytes, parts }: Pick<VideoRow, "state" | "bytes" | "parts">) =>
  state === "receiving" ? parts.reduce((sum, part) => sum + part.bytes, 0) : bytes

interface Owned {
  readonly purpose: string
  readonly ownerId: UserId
  readonly ids: readonly VideoId[]
}

/**
 * Marks the videos as used, ready or still processing, so that they outlive their owner's account. Returns
 * false if one is not the owner's; the caller must then roll back.
 */
export async function attachVideos(tx: Tx, owned: Owned, now: Date): Promise<boolean> {
  const held = owned.ids.length === 0 ? [] : await markUsed(tx, owned, now)
  return held.length === new Set(owned.ids).size
}

/** Invalidates issued URLs when the content is taken down; the videos stay. */
export async function endGrants(tx: Tx, ids: readonly VideoId[]): Promise<void> {
  if (ids.length > 0) await raiseGrants(tx, ids)
}

/** Posters are hidden while the content that they belong to is taken down. */
export async function hidePosters(tx: Tx, ids: readonly VideoId[]): Promise<void> {
  if (ids.length > 0) await setPostersHidden(tx, ids, true)
}
export async function showPosters(tx: Tx, ids: readonly VideoId[]): Promise<void> {
  if (ids.length > 0) await setPostersHidden(tx, ids, false)
}

/** Hidden at once, deleted from the store within the hour. */
export const releaseVideos = (tx: Tx, ids: readonly VideoId[]) => removeVideos(tx, ids)

interface ReadyFilm {
  /** Stable for the same film, so that seeding is idempotent. */
  readonly id: VideoId
  readonly purpose: string
  readonly videoPath: string
  readonly audioPath?: string
  readonly posterPath?: string
}

/** Imports a playable film (H.264 and AAC in MP4) from disk, ready and in use. */
export async function adoptVideo(
  db: Db,
  { storage }: Pick<Platform, "storage">,
  { id, purpose, ...paths }: ReadyFilm,
  now: Date,
): Promise<VideoRow> {
  const film = await onDisk(paths.videoPath, async (file, bytes) => ({
    bytes,
    ...(await readMp4(readerOf(file), bytes)),
  }))
  const { bytes, durationMs, width, height, videoCodec, audioCodec } = film
  if (!durationMs || !width || !height || !isPlayable({ videoCodec: videoCodec ?? "", audioCodec }))
    throw new Error(`${paths.videoPath} is not H.264 and AAC in MP4`)
  const known = await selectVideo(db.autocommit, id)
  if (known?.state === "ready" && known.bytes === bytes) return known
  const files = [await keep(storage, id, { name: names.video }, paths.videoPath)]
  if (paths.audioPath) files.push(await keep(storage, id, { name: names.audio }, paths.audioPath))
  if (paths.posterPath) files.push(await keep(storage, id, { name: names.poster }, paths.posterPath))
  const times = { createdAt: now, touchedAt: now, usedAt: now, erasedAt: null }
  const row = { id, purpose, state: "ready" as const, bytes, durationMs, width, height, files, ...times }
  await putVideo(db.autocommit, { ...row, ownerId: null, percent: 100 })
  return (await selectVideo(db.autocommit, id)) as VideoRow
}

async function onDisk<Result>(path: string, use: (file: FileHandle, bytes: number) => Promise<Result>) {
  const file = await open(path)
  try {
    return await use(file, (await file.stat()).size)
  } finally {
    await file.close()
  }
}

const readerOf = (file: FileHandle) => async (offset: number, length: number) => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset)
  return buffer.subarray(0, bytesRead)
}

/** Copies the file into the store with its digest. */
export const keep = (
  storage: Storage,
  id: VideoId,
  made: Pick<MediaFile, "name" | "attempt">,
  path: string,
): Promise<MediaFile> =>
  onDisk(path, async (file, bytes) => {
    const film = measured(file.createReadStream({ autoClose: false }))
    await storage.put(mediaKey(id, made), film.content, typeOf(made.name))
    return { ...made, bytes, digest: film.digest() }
  })
