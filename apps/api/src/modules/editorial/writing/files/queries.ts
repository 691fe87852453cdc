import { and, eq, inArray, isNull, lt, notInArray } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { writingFiles } from "#api/kernel/db/tables/editorial/writing"
import type { DocumentKey } from "../queries.ts"

export type FileRow = typeof writingFiles.$inferSelect

const isOf = ({ noun, id }: DocumentKey) => and(eq(writingFiles.noun, noun), eq(writingFiles.id, id))

export const selectFiles = (tx: Tx, key: DocumentKey) => tx.select().from(writingFiles).where(isOf(key))

/** Those that belong to another document are left out. */
export const insertFiles = (tx: Tx, rows: (typeof writingFiles.$inferInsert)[]) =>
  tx.insert(writingFiles).values(rows).onConflictDoNothing()

export async function setNamed(
  tx: Tx,
  key: DocumentKey,
  named: readonly FileRow["fileId"][],
  now: Date,
): Promise<void> {
  await tx
    .update(writingFiles)
    .set({ unnamedSince: null })
    .where(and(isOf(key), inArray(writingFiles.fileId, [...named])))
  await tx
    .update(writingFiles)
    .set({ unnamedSince: now })
    .where(and(isOf(key), isNull(writingFiles.unnamedSince), notInArray(writingFiles.fileId, [...named])))
}

export const deleteFiles = (tx: Tx, ids: readonly FileRow["fileId"][]) =>
  tx.delete(writingFiles).where(inArray(writingFiles.fileId, [...ids]))

/** Documents with files that nothing has named since before then. */
export const selectWithUnnamed = (tx: Tx, before: Date, limit: number) =>
  tx
    .selectDistinct({ noun: writingFiles.noun, id: writingFiles.id })
    .from(writingFiles)
    .where(lt(writingFiles.unnamedSince, before))
    .limit(limit)
