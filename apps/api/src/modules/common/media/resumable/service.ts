// Receives an announced upload. The row is inserted first; the bytes follow in parts, each of which counts once
// stored, so that an interruption loses only the last few megabytes.
import { randomUUID } from "node:crypto"
import { type VideoPurpose, videoPurposes } from "@shirube/contract/common/media/videos"
import type { Db } from "#api/kernel/db/client"
import { namedId, newId, type UserId, type VideoId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import { isVideo, SIGNATURE_BYTES } from "#api/kernel/storage/file-signatures"
import { StorageFull } from "#api/kernel/storage/storage"
import { partKey, partsFolder } from "../originals/service.ts"
import { lockUploadsOf } from "../receiving/queries.ts"
import { enforceDailyLimit, readHead } from "../receiving/service.ts"
import { eraseVideo } from "../retention/service.ts"
import type { Announced, Uploads } from "../tus/service.ts"
import { rules } from "../videos/policy.ts"
import {
  addPart,
  deleteVideo,
  insertVideo,
  markEnded,
  removeOwnVideo,
  selectVideo,
  type VideoRow,
} from "../videos/queries.ts"
import { receivedOf, VIDEO_QUEUE } from "../videos/service.ts"

export interface UploadDeps extends Pick<Platform, "storage" | "jobs" | "clock"> {
  readonly db: Db
}

/** The most that is lost when the server is killed. */
const PART_BYTES = 8 * 1024 * 1024
/**
 * Limits interruptions: after each one the received bytes become their own part, and all parts are listed in
 * one row.
 */
const MOST_BREAKS = 500
const BYTES_TYPE = "application/octet-stream"

/** The uploads of one member. */
export const uploadsOf = (deps: UploadDeps, ownerId: UserId): Uploads => ({
  nextId: () => newId<VideoId>(),
  begin: (announced) => begin(deps, ownerId, announced),
  async find(id) {
    const video = await findOwn(deps, ownerId, id)
    return video && { bytes: video.bytes, received: receivedOf(video) }
  },
  append: (id, received, pieces) => append(deps, ownerId, namedId<VideoId>(id), received, pieces),
  giveUp: (id) => giveUp(deps, ownerId, namedId<VideoId>(id)),
})

async function findOwn({ db }: UploadDeps, ownerId: UserId, id: string): Promise<VideoRow | undefined> {
  const video = await selectVideo(db.autocommit, namedId<VideoId>(id))
  return video?.ownerId === ownerId && video.state !== "removed" ? video : undefined
}

const isPurpose = (name: string | null | undefined): name is VideoPurpose =>
  videoPurposes.some((purpose) => purpose === name)

async function begin(
  { db, clock }: UploadDeps,
  ownerId: UserId,
  { id, bytes, metadata: { purpose, filename } }: Announced,
): Promise<void> {
  if (!isPurpose(purpose)) throw new ApiError("file.unknown_purpose")
  if (bytes === 0) throw new ApiError("file.empty")
  if (bytes > rules[purpose].mostBytes) throw new ApiError("video.too_large")
  const now = clock.now()
  const times = { createdAt: now, touchedAt: now }
  const fileName = (filename ?? "").replaceAll("\0", "").slice(0, 200)
  await db.transaction(async (tx) => {
    await lockUploadsOf(tx, "videos", ownerId)
    await enforceDailyLimit(tx, "videos", { ownerId, bytes }, now)
    await insertVideo(tx, { id: namedId<VideoId>(id), ownerId, purpose, fileName, bytes, ...times })
  })
}

async function append(
  deps: UploadDeps,
  ownerId: UserId,
  id: VideoId,
  received: number,
  pieces: AsyncIterable<Uint8Array>,
): Promise<number> {
  const video = await findOwn(deps, ownerId, id)
  if (!video) throw new ApiError("video.not_found")
  if (video.state !== "receiving" || receivedOf(video) !== received) throw new ApiError("video.other_offset")
  if (video.parts.length >= Math.ceil(video.bytes / PART_BYTES) + MOST_BREAKS)
    throw new ApiError("request.malformed")
  const arriving = splitIntoParts(pieces, video.bytes - received)
  try {
    if (received === 0) await refuseOtherType(deps, video, await arriving.head())
    let { parts } = video
    while (await arriving.isMore()) parts = await keepPart(deps, video, parts, arriving.upTo(PART_BYTES))
    arriving.tellWhatBroke()
    return receivedOf({ ...video, parts })
  } catch (error) {
    if (!(error instanceof StorageFull)) throw error
    await deps.storage.deleteFolder(id)
    await deleteVideo(deps.db.autocommit, id)
    throw new ApiError("video.no_room")
  }
}

async function refuseOtherType(
  { db, storage }: UploadDeps,
  video: VideoRow,
  head: Uint8Array,
): Promise<void> {
  if (head.byteLength < SIGNATURE_BYTES) throw new ApiError("request.malformed")
  if (isVideo(head)) return
  // Left by a connection that was cut off before its first part counted.
  await storage.deleteFolder(video.id)
  await markEnded(db.autocommit, video, { state: "refused", refusal: "video.other_type" })
  throw new ApiError("video.other_type")
}

async function keepPart(
  { db, storage, jobs, clock }: UploadDeps,
  { id, bytes }: VideoRow,
  was: VideoRow["parts"],
  content: AsyncIterable<Uint8Array>,
): Promise<VideoRow["parts"]> {
  const name = randomUUID()
  let length = 0
  async function* counted() {
    for await (const piece of content) {
      length += piece.byteLength
      yield piece
    }
  }
  await storage.put(partKey(id, name), counted(), BYTES_TYPE)
  const is = [...was, { name, bytes: length }]
  const isLast = receivedOf({ state: "receiving", bytes, parts: is }) === bytes
  await db.transaction(async (tx) => {
    if (!(await addPart(tx, id, { was, is, isLast, now: clock.now() }))) {
      await storage.delete(partKey(id, name))
      throw new ApiError("video.other_offset")
    }
    if (isLast) await jobs.enqueue(tx, VIDEO_QUEUE, { videoId: id }, { key: id })
  })
  return is
}

async function giveUp({ db, storage, clock }: UploadDeps, ownerId: UserId, id: VideoId): Promise<void> {
  if (!(await removeOwnVideo(db.autocommit, ownerId, id))) throw new ApiError("video.not_found")
  await storage.deleteFolder(partsFolder(id))
  await eraseVideo({ db, storage }, id, clock.now())
}

/** Splits the incoming bytes into parts. An interruption ends the current part early. */
function splitIntoParts(pieces: AsyncIterable<Uint8Array>, room: number) {
  const source = pieces[Symbol.asyncIterator]()
  let next: Uint8Array | undefined
  let left = room
  let broken: { readonly reason: unknown } | undefined
  const take = async (): Promise<Uint8Array | undefined> => {
    const known = next
    next = undefined
    if (known || broken) return known
    try {
      const { value, done } = await source.next()
      if (done) return undefined
      left -= value.byteLength
      if (left < 0) throw new ApiError("request.too_large")
      return value
    } catch (reason) {
      broken = { reason }
      return undefined
    }
  }
  return {
    /** Peeks at the first bytes without consuming them. */
    async head(): Promise<Uint8Array> {
      const head = await readHead(take)
      next = head.byteLength > 0 ? head : undefined
      return head
    },
    async isMore(): Promise<boolean> {
      next = await take()
      return next !== undefined
    },
    async *upTo(bytes: number): AsyncGenerator<Uint8Array, void> {
      for (let taken = 0; taken < bytes; ) {
        const piece = await take()
        if (!piece) return
        taken += piece.byteLength
        yield piece
      }
    },
    tellWhatBroke(): void {
      if (broken) throw broken.reason
    },
  }
}
