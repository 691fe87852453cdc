// Files and videos end alike: removed, erased from the store, and deleted from their table a day later.
import { and, asc, eq, isNotNull, isNull, lt, or } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { FileId, VideoId } from "#api/kernel/db/ids"
import { files, videos } from "#api/kernel/db/tables/common/media"

const tables = { files, videos }
type Kind = keyof typeof tables

const isUnerased = (table: (typeof tables)[Kind]) => and(eq(table.state, "removed"), isNull(table.erasedAt))

export const selectUnerasedFiles = (tx: Tx, limit: number) =>
  tx.select({ id: files.id }).from(files).where(isUnerased(files)).orderBy(asc(files.createdAt)).limit(limit)

export const selectUnerasedVideos = (tx: Tx, limit: number) =>
  tx
    .select({ id: videos.id })
    .from(videos)
    .where(isUnerased(videos))
    .orderBy(asc(videos.createdAt))
    .limit(limit)

export const markFileErased = (tx: Tx, id: FileId, now: Date) =>
  tx
    .update(files)
    .set({ erasedAt: now, sealedKey: null })
    .where(and(eq(files.id, id), eq(files.state, "removed")))

export const markVideoErased = (tx: Tx, id: VideoId, now: Date) =>
  tx
    .update(videos)
    .set({ erasedAt: now, parts: [], files: [] })
    .where(and(eq(videos.id, id), eq(videos.state, "removed")))

export const deleteErasedBefore = (tx: Tx, kind: Kind, before: Date) => {
  const table = tables[kind]
  return tx
    .delete(table)
    .where(and(isNotNull(table.erasedAt), or(isNull(table.ownerId), lt(table.createdAt, before))))
}
