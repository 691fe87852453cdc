// API for other features: videos are received, processed and served here; the feature that shows a video
// decides who may watch it.
import { createHash, timingSafeEqual } from "node:crypto"
import { type FileHandle, open } from "node:fs/promises"
import { mediaTypes } from "@shirube/contract/common/media/routes"
import type { Language } from "@shirube/vocabulary/language"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import type { Db, Tx } from "#api/kernel/db/client"
import { namedId, type SessionId, type UserId, type VideoId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import { findActor } from "#api/kernel/security/session"
import type { StoredFile } from "#api/kernel/storage/file-answer"
import type { Storage } from "#api/kernel/storage/store"
import { isPlayable, readMp4 } from "./mp4/service.ts"
import { type Granted, presentMedia, presentVideo } from "./present.ts"
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

const typeOf = (name: string) => mediaTypes[name.split(".").at(-1) as keyof typeof mediaTypes]
const fileOf = ({ files }: Pick<VideoRow, "files">, name: string) => files.find((file) => file.name === name)

/** Existing videos in any state; `grantMedia` gives their addresses. */
export async function describeVideo(
  tx: Tx,
  ids: readonly VideoId[],
): Promise<ReadonlyMap<VideoId, VideoRow>> {
  const found = ids.length === 0 ? [] : await selectVideos(tx, ids)
  return new Map(found.map((video) => [video.id, video]))
}

/** Public: shown on cards and pages that visitors see before they sign in. */
export const posterAddress = (video: Pick<VideoRow, "id" | "files">) =>
  fileOf(video, names.poster) ? `/api/v1/videos/${video.id}/poster` : null

const HOUR_SECONDS = 3_600
/** Longer than any film, and equal for all requests within an hour, so that browsers can cache. */
const GRANTED_HOURS = 4
const PURPOSE = "grant of a video"
const ANYONE = "-"

interface Grant {
  readonly expires: number
  readonly to: string
  /** The video's counter when granted; a higher one invalidates the grant. */
  readonly grants: number
}

const grantedText = (id: VideoId, { expires, to, grants }: Grant) =>
  `${id} until ${expires} for ${to} as ${grants}`

/**
 * Addresses of a video for a viewer: valid for their session, or for anyone (null). They expire, so a response
 * that contains them cannot be cached. Undefined if there is nothing to watch.
 */
export function grantMedia(
  { vault }: Pick<Platform, "vault">,
  video: VideoRow,
  session: SessionId | null,
  now: Date,
): Granted | undefined {
  const whole = fileOf(video, names.video)
  if (video.state !== "ready" || !whole) return undefined
  const expires = (Math.floor(now.getTime() / 1000 / HOUR_SECONDS) + GRANTED_HOURS) * HOUR_SECONDS
  const to = session ?? ANYONE
  const { grants } = video
  const signature = vault.digest(grantedText(video.id, { expires, to, grants }), PURPOSE)
  const grant = `${expires}.${to}.${grants}.${signature}`
  const addressOf = (name: string) =>
    fileOf(video, name) ? `/api/v1/media/${grant}/${video.id}/${name}` : null
  return {
    videoAddress: `/api/v1/media/${grant}/${video.id}/${names.video}`,
    hlsAddress: addressOf(names.hls),
    audioAddress: addressOf(names.audio),
    posterAddress: video.isPosterHidden ? addressOf(names.poster) : posterAddress(video),
    bytes: whole.bytes,
    audioBytes: fileOf(video, names.audio)?.bytes ?? null,
    durationMs: video.durationMs,
    width: video.width,
    height: video.height,
    expiresAt: new Date(expires * 1000),
  }
}

/** For other features' responses. */
export const wireMedia = presentMedia

interface Address {
  readonly grant: string
  readonly video: VideoId
  readonly name: string
}

/**
 * Answers 404 for a grant that is forged, expired or for another video, and if its session has ended, its
 * viewer is suspended, or the video was taken down.
 */
export async function openMedia(
  tx: Tx,
  { storage, vault, config }: Pick<Platform, "storage" | "vault" | "config">,
  { grant, video: id, name }: Address,
  now: Date,
): Promise<StoredFile> {
  const granted = readGrant(vault, id, grant)
  const left = granted ? granted.expires - Math.floor(now.getTime() / 1000) : 0
  if (!granted || left <= 0) throw new ApiError("file.not_found")
  const watcher = granted.session && (await findActor(tx, granted.session, config, now))
  if (granted.session && (!watcher || watcher.suspension)) throw new ApiError("file.not_found")
  // A private file is revalidated on each request, so that the browser's copy is useless after sign-out.
  const keep = { isPublic: false, seconds: granted.session ? 0 : left }
  return opened(tx, storage, { id, name, grants: granted.grants }, keep)
}

const GRANT = /^(\d{1,12})\.([\da-f-]{1,36})\.(\d{1,9})\.([\w-]+)$/

function readGrant(vault: Platform["vault"], id: VideoId, grant: string) {
  const [, expires = "", to = "", number = "", signature = ""] = GRANT.exec(grant) ?? []
  const given = { expires: Number(expires), to, grants: Number(number) }
  const ours = vault.digests(grantedText(id, given), PURPOSE)
  if (!ours.some((each) => isSame(each, signature))) return undefined
  return { ...given, session: isUuid(to) ? namedId<SessionId>(to) : null }
}

function isSame(ours: string, given: string): boolean {
  const [a, b] = [Buffer.from(ours), Buffer.from(given)]
  return a.byteLength === b.byteLength && timingSafeEqual(a, b)
}

const DAY_SECONDS = 86_400

export const openPoster = (tx: Tx, { storage }: Pick<Platform, "storage">, id: VideoId) =>
  opened(tx, storage, { id, name: names.poster, isForAll: true }, { isPublic: true, seconds: DAY_SECONDS })

interface Wanted {
  readonly id: VideoId
  readonly name: string
  readonly grants?: number
  /** Requested by a public address. */
  readonly isForAll?: boolean
}

async function opened(
  tx: Tx,
  storage: Storage,
  { id, name, grants, isForAll = false }: Wanted,
  keep: { readonly isPublic: boolean; readonly seconds: number },
): Promise<StoredFile> {
  const video = await selectVideo(tx, id)
  const file = video && fileOf(video, name)
  const isEnded =
    (grants !== undefined && grants !== video?.grants) || (isForAll && video?.isPosterHidden === true)
  if (video?.state !== "ready" || !file || isEnded) throw new ApiError("file.not_found")
  return {
    name,
    contentType: typeOf(name),
    bytes: file.bytes,
    keep: { ...keep, digest: file.digest },
    read: (range) => storage.get(mediaKey(id, file), range),
  }
}

/** The whole file; the calling feature checks access. */
export const openVideo = (tx: Tx, { storage }: Pick<Platform, "storage">, id: VideoId) =>
  opened(tx, storage, { id, name: names.video }, { isPublic: false, seconds: 0 })

/** Processing state of the member's own video. */
export async function showOwnVideo(
  tx: Tx,
  deps: Pick<Platform, "vault">,
  owner: { readonly id: UserId; readonly sessionId: SessionId },
  id: VideoId,
  now: Date,
  language: Language,
) {
  const video = await selectVideo(tx, id)
  if (!video || video.ownerId !== owner.id || video.state === "removed") throw new ApiError("video.not_found")
  const { state, bytes } = video
  const arrived = Math.floor((100 * receivedOf(video)) / bytes)
  const percent = state === "receiving" ? arrived : video.percent
  const granted = grantMedia(deps, video, owner.sessionId, now)
  return presentVideo({ ...video, state, percent, granted }, language)
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
    const hash = createHash("sha256")
    async function* hashed() {
      for await (const piece of file.createReadStream({ autoClose: false })) {
        hash.update(piece)
        yield piece as Buffer
      }
    }
    await storage.put(mediaKey(id, made), hashed(), typeOf(made.name))
    return { ...made, bytes, digest: hash.digest("base64url") }
  })
