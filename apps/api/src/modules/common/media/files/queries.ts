import type { FileRefusal } from "@shirube/contract/common/media/files"
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, notInArray, or } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { FileId, UserId } from "#api/kernel/db/ids"
import { files, type StoredVariant } from "#api/kernel/db/tables/common/media"

export type FileRow = typeof files.$inferSelect

export async function selectByRetryKey(tx: Tx, ownerId: UserId, retryKey: string) {
  const [found] = await tx
    .select()
    .from(files)
    .where(and(eq(files.ownerId, ownerId), eq(files.retryKey, retryKey)))
    .limit(1)
  return found
}

/** Frees the retry key; the pending upload fails when it completes. Returns false if it has already completed. */
export async function releaseRetryKey(tx: Tx, id: FileId): Promise<boolean> {
  const released = await tx
    .update(files)
    .set({ retryKey: null })
    .where(and(eq(files.id, id), inArray(files.state, ["receiving", "removed"])))
    .returning({ id: files.id })
  return released.length > 0
}

export type Reservation = Pick<
  FileRow,
  "id" | "ownerId" | "purpose" | "contentType" | "bytes" | "retryKey" | "sealedKey" | "createdAt"
>

export const insertFile = (tx: Tx, reservation: Reservation) =>
  tx.insert(files).values({ ...reservation, state: "receiving" })

/** Returns false if it was sent again or abandoned meanwhile. */
export async function markReceived(
  tx: Tx,
  { id, retryKey }: Pick<Reservation, "id" | "retryKey">,
  received: { bytes: number; digest: string | null },
): Promise<boolean> {
  const isStillMeant = retryKey === null ? isNull(files.retryKey) : eq(files.retryKey, retryKey)
  const marked = await tx
    .update(files)
    .set({ ...received, state: "processing" })
    .where(and(eq(files.id, id), eq(files.state, "receiving"), isStillMeant))
    .returning({ id: files.id })
  return marked.length > 0
}

export const deleteFile = (tx: Tx, id: FileId) => tx.delete(files).where(eq(files.id, id))

export async function selectFile(tx: Tx, id: FileId) {
  const [found] = await tx.select().from(files).where(eq(files.id, id)).limit(1)
  return found
}

export const setAttempts = (tx: Tx, id: FileId, attempts: number) =>
  tx.update(files).set({ attempts }).where(eq(files.id, id))

type Ending =
  | { readonly state: "ready"; readonly variants: readonly StoredVariant[] }
  | { readonly state: "refused"; readonly refusal: FileRefusal }

/** Undefined if it is no longer being processed. */
export async function markProcessed(tx: Tx, id: FileId, ending: Ending) {
  const [marked] = await tx
    .update(files)
    .set(ending)
    .where(and(eq(files.id, id), eq(files.state, "processing")))
    .returning({ ownerId: files.ownerId })
  return marked
}

const isUsed = (ownerId: UserId, purpose: string) => isUsedBy([ownerId], purpose)

const isUsedBy = (ownerIds: readonly UserId[], purpose: string) =>
  and(
    inArray(files.ownerId, [...ownerIds]),
    eq(files.purpose, purpose),
    eq(files.state, "ready"),
    isNotNull(files.usedAt),
  )

export const selectReadyOf = (tx: Tx, ownerId: UserId) =>
  tx
    .select({
      id: files.id,
      purpose: files.purpose,
      contentType: files.contentType,
      variants: files.variants,
    })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), eq(files.state, "ready"), isNull(files.sealedKey)))

export async function selectUsed(tx: Tx, ownerId: UserId, purpose: string) {
  const [found] = await tx
    .select()
    .from(files)
    .where(isUsed(ownerId, purpose))
    .orderBy(desc(files.usedAt))
    .limit(1)
  return found
}

/** Ordered by use, so that the newest of each owner comes last. */
export const selectUsedBy = (tx: Tx, ownerIds: readonly UserId[], purpose: string) =>
  tx.select().from(files).where(isUsedBy(ownerIds, purpose)).orderBy(asc(files.usedAt))

export async function markUsed(tx: Tx, id: FileId, now: Date): Promise<boolean> {
  const marked = await tx
    .update(files)
    .set({ usedAt: now })
    .where(and(eq(files.id, id), eq(files.state, "ready")))
    .returning({ id: files.id })
  return marked.length > 0
}

export const removeUsed = (tx: Tx, ownerId: UserId, purpose: string, except: FileId | null) =>
  tx
    .update(files)
    .set({ state: "removed" })
    .where(and(isUsed(ownerId, purpose), except === null ? undefined : ne(files.id, except)))
    .returning({ id: files.id })

/** The owner's files that are ready. */
export const selectOwnReady = (tx: Tx, ownerId: UserId, purpose: string, ids: readonly FileId[]) =>
  tx
    .select()
    .from(files)
    .where(isOwnReady(ownerId, purpose, ids))

const isOwnReady = (ownerId: UserId, purpose: string, ids: readonly FileId[]) =>
  and(
    inArray(files.id, [...ids]),
    eq(files.ownerId, ownerId),
    eq(files.purpose, purpose),
    eq(files.state, "ready"),
  )

export const markOwnUsed = (tx: Tx, ownerId: UserId, purpose: string, ids: readonly FileId[], now: Date) =>
  tx
    .update(files)
    .set({ usedAt: now })
    .where(isOwnReady(ownerId, purpose, ids))
    .returning({ id: files.id })

export const selectReady = (tx: Tx, purpose: string, ids: readonly FileId[]) =>
  tx
    .select()
    .from(files)
    .where(and(inArray(files.id, [...ids]), eq(files.purpose, purpose), eq(files.state, "ready")))

export const removeFiles = (tx: Tx, purpose: string, ids: readonly FileId[]) =>
  tx
    .update(files)
    .set({ state: "removed" })
    .where(and(inArray(files.id, [...ids]), eq(files.purpose, purpose)))

/**
 * Removes stalled uploads, unused files and files without an owner. `outliving`: purposes whose used files stay
 * without an owner.
 */
export const removeAbandonedFiles = (
  tx: Tx,
  outliving: readonly string[],
  before: { receiving: Date; unused: Date },
) =>
  tx
    .update(files)
    .set({ state: "removed" })
    .where(
      and(
        ne(files.state, "removed"),
        or(
          and(isNull(files.ownerId), or(isNull(files.usedAt), notInArray(files.purpose, [...outliving]))),
          and(eq(files.state, "receiving"), lt(files.createdAt, before.receiving)),
          and(isNull(files.usedAt), lt(files.createdAt, before.unused)),
        ),
      ),
    )

export const selectSealedKeys = (tx: Tx) =>
  tx.select({ id: files.id, sealedKey: files.sealedKey }).from(files).where(isNotNull(files.sealedKey))

/** Compare-and-set: the file may have been erased meanwhile. */
export const replaceSealedKey = (tx: Tx, id: FileId, { was, is }: { was: string; is: string }) =>
  tx
    .update(files)
    .set({ sealedKey: is })
    .where(and(eq(files.id, id), eq(files.sealedKey, was)))
