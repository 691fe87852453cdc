import type { WritingNounName, WritingPartName } from "@shirube/vocabulary/editorial/writing/choices"
import { and, asc, eq, inArray, isNotNull, lt, lte, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { DocumentId } from "#api/kernel/db/ids"
import { writingDocuments, writingDrafts } from "#api/kernel/db/tables/editorial/writing"

export type { Fields } from "#api/kernel/db/tables/editorial/writing"
export type DocumentRow = typeof writingDocuments.$inferSelect
export type PartRow = typeof writingDrafts.$inferSelect

export interface DocumentKey {
  readonly noun: WritingNounName
  readonly id: DocumentId
}

const isDocument = ({ noun, id }: DocumentKey) =>
  and(eq(writingDocuments.noun, noun), eq(writingDocuments.id, id))
const isPartOf = ({ noun, id }: DocumentKey) => and(eq(writingDrafts.noun, noun), eq(writingDrafts.id, id))

export async function selectDocument(tx: Tx, key: DocumentKey) {
  const [found] = await tx.select().from(writingDocuments).where(isDocument(key)).limit(1)
  return found
}

/** Everything that changes a document locks it first: a second change waits and reads the first. */
export async function lockDocument(tx: Tx, key: DocumentKey) {
  const [found] = await tx.select().from(writingDocuments).where(isDocument(key)).limit(1).for("update")
  return found
}

export const selectParts = (tx: Tx, key: DocumentKey) => tx.select().from(writingDrafts).where(isPartOf(key))

/** False if there is one. */
export async function insertDocument(tx: Tx, row: typeof writingDocuments.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(writingDocuments)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: writingDocuments.id })
  return inserted.length > 0
}

export const updateDocument = (tx: Tx, key: DocumentKey, change: Partial<DocumentRow>) =>
  tx.update(writingDocuments).set(change).where(isDocument(key))

export const deleteDocument = (tx: Tx, key: DocumentKey) => tx.delete(writingDocuments).where(isDocument(key))

export const insertParts = (tx: Tx, rows: (typeof writingDrafts.$inferInsert)[]) =>
  tx.insert(writingDrafts).values(rows)

export const updatePart = (tx: Tx, key: DocumentKey, part: WritingPartName, change: Partial<PartRow>) =>
  tx
    .update(writingDrafts)
    .set(change)
    .where(and(isPartOf(key), eq(writingDrafts.part, part)))

/** In the order of ids. */
export const selectDocumentsAfter = (tx: Tx, noun: WritingNounName, after: string, limit: number) =>
  tx
    .select()
    .from(writingDocuments)
    .where(and(eq(writingDocuments.noun, noun), sql`${writingDocuments.id} > ${after}`))
    .orderBy(asc(writingDocuments.id))
    .limit(limit)

/** All documents of a noun, locked: editors wait until the files are loaded. */
export const lockDocuments = (tx: Tx, noun: WritingNounName) =>
  tx
    .select()
    .from(writingDocuments)
    .where(eq(writingDocuments.noun, noun))
    .orderBy(asc(writingDocuments.id))
    .for("update")

export const insertDocuments = (tx: Tx, rows: (typeof writingDocuments.$inferInsert)[]) =>
  tx.insert(writingDocuments).values(rows)

/** The parts of some documents. */
export const selectPartsOf = (tx: Tx, noun: WritingNounName, ids: readonly DocumentId[]) =>
  tx
    .select()
    .from(writingDrafts)
    .where(and(eq(writingDrafts.noun, noun), inArray(writingDrafts.id, [...ids])))

export const selectDue = (tx: Tx, now: Date, limit: number) =>
  tx
    .selectDistinct({ noun: writingDrafts.noun, id: writingDrafts.id })
    .from(writingDrafts)
    .where(lte(writingDrafts.scheduledAt, now))
    .limit(limit)

export const selectTrashedBefore = (tx: Tx, before: Date, limit: number) =>
  tx
    .select({ noun: writingDocuments.noun, id: writingDocuments.id })
    .from(writingDocuments)
    .where(lt(writingDocuments.trashedAt, before))
    .limit(limit)

/** Published parts of a noun whose text contains these words. */
export const selectPublishedWith = (tx: Tx, noun: WritingNounName, words: string) =>
  tx
    .selectDistinct({ id: writingDrafts.id })
    .from(writingDrafts)
    .where(
      and(
        eq(writingDrafts.noun, noun),
        isNotNull(writingDrafts.published),
        sql`position(${words} in ${writingDrafts.published}::text) > 0`,
      ),
    )
    // They are locked in this order.
    .orderBy(asc(writingDrafts.id))
