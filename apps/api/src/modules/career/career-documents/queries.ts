import type { DocumentKind } from "@shirube/vocabulary/career/career-documents/choices"
import { and, asc, count, desc, eq, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CareerDocumentId, UserId } from "#api/kernel/db/ids"
import { careerDocuments } from "#api/kernel/db/tables/career/career-documents"

export type DocumentRow = typeof careerDocuments.$inferSelect

const isOne = (userId: UserId, id: CareerDocumentId) =>
  and(eq(careerDocuments.userId, userId), eq(careerDocuments.id, id))

/** Without their content, last changed first. */
export const selectDocuments = (
  tx: Tx,
  userId: UserId,
  { kind, limit }: { readonly kind: DocumentKind | undefined; readonly limit: number },
) =>
  tx
    .select({
      userId: careerDocuments.userId,
      id: careerDocuments.id,
      kind: careerDocuments.kind,
      version: careerDocuments.version,
      sealedSummary: careerDocuments.sealedSummary,
      createdAt: careerDocuments.createdAt,
      updatedAt: careerDocuments.updatedAt,
    })
    .from(careerDocuments)
    .where(and(eq(careerDocuments.userId, userId), kind && eq(careerDocuments.kind, kind)))
    .orderBy(desc(careerDocuments.updatedAt), asc(careerDocuments.id))
    .limit(limit)

export async function selectDocument(tx: Tx, userId: UserId, id: CareerDocumentId) {
  const [found] = await tx.select().from(careerDocuments).where(isOne(userId, id)).limit(1)
  return found
}

/** Serialises concurrent saves: the second one waits and reads what the first has written. */
export async function lockDocument(tx: Tx, userId: UserId, id: CareerDocumentId) {
  const [found] = await tx.select().from(careerDocuments).where(isOne(userId, id)).limit(1).for("update")
  return found
}

export async function hasDocument(tx: Tx, userId: UserId, id: CareerDocumentId): Promise<boolean> {
  const found = await tx
    .select({ id: careerDocuments.id })
    .from(careerDocuments)
    .where(isOne(userId, id))
    .limit(1)
  return found.length > 0
}

export async function countDocuments(tx: Tx, userId: UserId, kind: DocumentKind): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(careerDocuments)
    .where(and(eq(careerDocuments.userId, userId), eq(careerDocuments.kind, kind)))
  return found?.count ?? 0
}

/** Returns false if the member has a document with that id. */
export async function insertDocument(tx: Tx, row: DocumentRow): Promise<boolean> {
  const inserted = await tx
    .insert(careerDocuments)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: careerDocuments.id })
  return inserted.length > 0
}

export const updateDocument = (
  tx: Tx,
  userId: UserId,
  id: CareerDocumentId,
  to: Partial<Omit<DocumentRow, "userId" | "id" | "kind" | "createdAt">>,
) => tx.update(careerDocuments).set(to).where(isOne(userId, id))

export async function deleteDocument(tx: Tx, userId: UserId, id: CareerDocumentId): Promise<boolean> {
  const deleted = await tx
    .delete(careerDocuments)
    .where(isOne(userId, id))
    .returning({ id: careerDocuments.id })
  return deleted.length > 0
}

/** The next documents by primary key, without their content. */
export const selectDocumentsAfter = (
  tx: Tx,
  after: Pick<DocumentRow, "userId" | "id"> | undefined,
  limit: number,
) =>
  tx
    .select({
      userId: careerDocuments.userId,
      id: careerDocuments.id,
      sealedSummary: careerDocuments.sealedSummary,
    })
    .from(careerDocuments)
    .where(after && sql`(${careerDocuments.userId}, ${careerDocuments.id}) > (${after.userId}, ${after.id})`)
    .orderBy(asc(careerDocuments.userId), asc(careerDocuments.id))
    .limit(limit)

/** Replaces only the texts that were read: their owner may have saved meanwhile. */
export const replaceSealedDocument = (
  tx: Tx,
  { userId, id, sealedSummary }: Pick<DocumentRow, "userId" | "id" | "sealedSummary">,
  resealed: Pick<DocumentRow, "sealedContent" | "sealedSummary">,
) =>
  tx
    .update(careerDocuments)
    .set(resealed)
    .where(and(isOne(userId, id), eq(careerDocuments.sealedSummary, sealedSummary)))
