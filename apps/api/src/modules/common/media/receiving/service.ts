// Receives an upload into the store and enqueues it. The row is inserted first with the store's key, so that a
// failure at any point leaves no orphan in the store.
import { PDF_TYPE } from "@shirube/contract/common/media/files"
import {
  UPLOAD_BYTES_PER_DAY,
  UPLOADS_PER_DAY,
  VIDEO_BYTES_PER_DAY,
  VIDEOS_PER_DAY,
} from "@shirube/vocabulary/product"
import type { Db, Tx } from "#api/kernel/db/client"
import { type FileId, newId, type UserId } from "#api/kernel/db/ids"
import type { FilePurpose } from "#api/kernel/features/file-purposes"
import type { Upload } from "#api/kernel/http/body"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import { fileCipher, newFileKey, SEALED_TYPE } from "#api/kernel/security/sealed-bytes"
import { isFileOf, SIGNATURE_BYTES } from "#api/kernel/storage/file-signatures"
import { measured } from "#api/kernel/storage/store"
import {
  deleteFile,
  type FileRow,
  insertFile,
  markReceived,
  type Reservation,
  releaseRetryKey,
  selectByRetryKey,
} from "../files/queries.ts"
import { FILE_QUEUE, ORIGINAL, variantKey } from "../files/service.ts"
import { countUploadsSince, type Kind, lockUploadsOf } from "./queries.ts"

type Deps = Pick<Platform, "storage" | "filePurposes" | "jobs" | "vault">
type Pieces = AsyncGenerator<Uint8Array, void>

export interface Sent {
  readonly purpose: string
  readonly upload: Upload
  /** Stable across retries. */
  readonly retryKey: string | null
}

const DAY_MS = 86_400_000

/** Of one member, in 24 hours. */
const dailyLimits = {
  files: { uploads: UPLOADS_PER_DAY, bytes: UPLOAD_BYTES_PER_DAY, error: "file.daily_limit" },
  videos: { uploads: VIDEOS_PER_DAY, bytes: VIDEO_BYTES_PER_DAY, error: "video.daily_limit" },
} as const

/** The caller holds the lock of the member's uploads. */
export async function enforceDailyLimit(
  tx: Tx,
  kind: Kind,
  { ownerId, bytes }: { readonly ownerId: UserId; readonly bytes: number },
  now: Date,
): Promise<void> {
  const limit = dailyLimits[kind]
  const day = await countUploadsSince(tx, kind, ownerId, new Date(now.getTime() - DAY_MS))
  if (day.uploads < limit.uploads && day.bytes + bytes <= limit.bytes) return
  const until = (day.oldest ?? now).getTime() + DAY_MS
  throw new ApiError(limit.error, {
    retryAfterSeconds: Math.max(1, Math.ceil((until - now.getTime()) / 1000)),
  })
}

/** Reads enough bytes to detect the type, whatever the chunk size. */
export async function readHead(next: () => Promise<Uint8Array | undefined>): Promise<Uint8Array> {
  let head = Buffer.alloc(0)
  while (head.byteLength < SIGNATURE_BYTES) {
    const piece = await next()
    if (!piece) break
    head = Buffer.concat([head, piece])
  }
  return head
}

export async function receiveFile(
  db: Db,
  deps: Deps,
  ownerId: UserId,
  { purpose: name, upload, retryKey }: Sent,
  now: Date,
): Promise<FileId> {
  const purpose = deps.filePurposes.find((purpose) => purpose.name === name)
  if (!purpose) throw new ApiError("file.unknown_purpose")
  const pieces = upload.pieces(purpose.mostBytes)
  try {
    const head = await readHead(async () => (await pieces.next()).value ?? undefined)
    if (head.byteLength === 0) throw new ApiError("file.empty")
    refuseOtherType(purpose, upload.contentType, head)
    const id = newId<FileId>()
    const reservation: Reservation = {
      id,
      ownerId,
      purpose: name,
      contentType: upload.contentType,
      bytes: Math.min(upload.declaredBytes ?? purpose.mostBytes, purpose.mostBytes),
      retryKey: retryKey && deps.vault.digest(retryKey, "upload"),
      sealedKey: purpose.visibility === "sealed" ? newFileKey(deps.vault, id) : null,
      createdAt: now,
    }
    const known = await db.transaction((tx) => reserve(tx, ownerId, reservation, now))
    if (known) return known.id
    await keep(db, deps, reservation, head, pieces)
    return reservation.id
  } finally {
    await pieces.return()
  }
}

function refuseOtherType({ accepts }: FilePurpose, type: string, head: Uint8Array): void {
  if (accepts.some((accepted) => accepted === type) && isFileOf(type, head)) return
  throw new ApiError(accepts.includes(PDF_TYPE) ? "file.other_document" : "file.other_type")
}

/** Returns the file received before under the same key; undefined if a new one was reserved. */
async function reserve(
  tx: Tx,
  ownerId: UserId,
  reservation: Reservation,
  now: Date,
): Promise<FileRow | undefined> {
  await lockUploadsOf(tx, "files", ownerId)
  const { retryKey } = reservation
  const find = async () => (retryKey === null ? undefined : selectByRetryKey(tx, ownerId, retryKey))
  const known = await find()
  // A pending upload belongs to a lost connection that we have yet to notice: the newer one wins.
  const finished = known && !(await releaseRetryKey(tx, known.id)) ? await find() : undefined
  if (finished) return finished
  await enforceDailyLimit(tx, "files", { ownerId, bytes: reservation.bytes }, now)
  await insertFile(tx, reservation)
  return undefined
}

async function keep(
  db: Db,
  { storage, jobs, vault }: Deps,
  reservation: Reservation,
  head: Uint8Array,
  rest: Pieces,
): Promise<void> {
  const { id, contentType, sealedKey } = reservation
  const key = variantKey(id, ORIGINAL)
  const sent = measured(joined(head, rest))
  try {
    const content =
      sealedKey === null ? sent.content : fileCipher(vault, id, sealedKey).seal(key, sent.content)
    await storage.put(key, content, sealedKey === null ? contentType : SEALED_TYPE)
    const digest = sealedKey === null ? sent.digest() : null
    await db.transaction(async (tx) => {
      if (!(await markReceived(tx, reservation, { bytes: sent.bytes(), digest })))
        throw new ApiError("file.sent_again")
      await jobs.enqueue(tx, FILE_QUEUE, { fileId: id })
    })
  } catch (error) {
    await deleteReceived(db, storage, id).catch(() => {}) // the sweep finds the unfinished row within an hour
    throw error
  }
}

async function* joined(head: Uint8Array, rest: Pieces): Pieces {
  yield head
  yield* rest
}

async function deleteReceived(db: Db, storage: Deps["storage"], id: FileId): Promise<void> {
  await storage.deleteFolder(id)
  await deleteFile(db.autocommit, id)
}
