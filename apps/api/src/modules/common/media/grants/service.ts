// Addresses of videos for those who may watch them: signed, with an expiry, and bound to a session.
import type { Language } from "@shirube/vocabulary/language"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import type { Tx } from "#api/kernel/db/client"
import { namedId, type SessionId, type UserId, type VideoId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import { findActor } from "#api/kernel/security/session"
import type { StoredFile } from "#api/kernel/storage/file-answer"
import { isSame } from "#api/kernel/storage/signed-addresses"
import type { Storage } from "#api/kernel/storage/store"
import { type Granted, presentMedia, presentVideo } from "../present.ts"
import { selectVideo, type VideoRow } from "../videos/queries.ts"
import { fileOf, mediaKey, names, receivedOf, typeOf } from "../videos/service.ts"

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
