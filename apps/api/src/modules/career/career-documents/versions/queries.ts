import { and, asc, desc, eq, inArray, lt, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CareerDocumentId, UserId } from "#api/kernel/db/ids"
import { careerDocumentVersions } from "#api/kernel/db/tables/career/career-documents"

export type VersionRow = typeof careerDocumentVersions.$inferSelect

const areOf = (userId: UserId, documentId: CareerDocumentId) =>
  and(eq(careerDocumentVersions.userId, userId), eq(careerDocumentVersions.documentId, documentId))
const isOne = (userId: UserId, documentId: CareerDocumentId, version: number) =>
  and(areOf(userId, documentId), eq(careerDocumentVersions.version, version))

/** Newest first, without their content. */
export const selectVersions = (
  tx: Tx,
  userId: UserId,
  documentId: CareerDocumentId,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
) =>
  tx
    .select({
      userId: careerDocumentVersions.userId,
      documentId: careerDocumentVersions.documentId,
      version: careerDocumentVersions.version,
      sealedSummary: careerDocumentVersions.sealedSummary,
      savedAt: careerDocumentVersions.savedAt,
    })
    .from(careerDocumentVersions)
    .where(
      and(
        areOf(userId, documentId),
        before === undefined ? undefined : lt(careerDocumentVersions.version, before),
      ),
    )
    .orderBy(desc(careerDocumentVersions.version))
    .limit(limit)

export async function selectVersion(tx: Tx, userId: UserId, documentId: CareerDocumentId, version: number) {
  const [found] = await tx
    .select()
    .from(careerDocumentVersions)
    .where(isOne(userId, documentId, version))
    .limit(1)
  return found
}

/** For thinning out. */
export const selectVersionTimes = (tx: Tx, userId: UserId, documentId: CareerDocumentId) =>
  tx
    .select({
      version: careerDocumentVersions.version,
      isNamed: careerDocumentVersions.isNamed,
      savedAt: careerDocumentVersions.savedAt,
      // As stored, without reading the text.
      bytes: sql<number>`pg_column_size(${careerDocumentVersions.sealedContent})`.mapWith(Number),
    })
    .from(careerDocumentVersions)
    .where(areOf(userId, documentId))

/** A version that is kept already gets the new name, if there is one. */
export const upsertVersion = (tx: Tx, row: VersionRow) =>
  tx
    .insert(careerDocumentVersions)
    .values(row)
    .onConflictDoUpdate({
      target: [
        careerDocumentVersions.userId,
        careerDocumentVersions.documentId,
        careerDocumentVersions.version,
      ],
      set: { isNamed: row.isNamed, sealedSummary: row.sealedSummary },
      setWhere: row.isNamed ? sql`true` : sql`false`,
    })

export async function deleteVersions(
  tx: Tx,
  userId: UserId,
  documentId: CareerDocumentId,
  versions: readonly number[],
): Promise<void> {
  if (versions.length === 0) return
  await tx
    .delete(careerDocumentVersions)
    .where(and(areOf(userId, documentId), inArray(careerDocumentVersions.version, [...versions])))
}

type VersionKey = Pick<VersionRow, "userId" | "documentId" | "version">

/** The next versions by primary key, without their content. */
export const selectVersionsAfter = (tx: Tx, after: VersionKey | undefined, limit: number) =>
  tx
    .select({
      userId: careerDocumentVersions.userId,
      documentId: careerDocumentVersions.documentId,
      version: careerDocumentVersions.version,
      sealedSummary: careerDocumentVersions.sealedSummary,
    })
    .from(careerDocumentVersions)
    .where(
      after &&
        sql`(${careerDocumentVersions.userId}, ${careerDocumentVersions.documentId}, ${careerDocumentVersions.version}) > (${after.userId}, ${after.documentId}, ${after.version})`,
    )
    .orderBy(
      asc(careerDocumentVersions.userId),
      asc(careerDocumentVersions.documentId),
      asc(careerDocumentVersions.version),
    )
    .limit(limit)

/** Replaces only the texts that were read: the version may have got a name meanwhile. */
export const replaceSealedVersion = (
  tx: Tx,
  { userId, documentId, version, sealedSummary }: VersionKey & Pick<VersionRow, "sealedSummary">,
  resealed: Pick<VersionRow, "sealedContent" | "sealedSummary">,
) =>
  tx
    .update(careerDocumentVersions)
    .set(resealed)
    .where(and(isOne(userId, documentId, version), eq(careerDocumentVersions.sealedSummary, sealedSummary)))
