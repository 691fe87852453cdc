import type { VersionReason, WritingPartName } from "@shirube/vocabulary/editorial/writing/choices"
import { and, desc, eq, lt, max } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { writingVersions } from "#api/kernel/db/tables/editorial/writing"
import type { DocumentKey } from "../queries.ts"

export type VersionRow = typeof writingVersions.$inferSelect

const isVersionOf = ({ noun, id }: DocumentKey) =>
  and(eq(writingVersions.noun, noun), eq(writingVersions.id, id))

export interface NewVersion {
  readonly part: WritingPartName
  readonly reason: VersionReason
  readonly fields: VersionRow["fields"]
  readonly at: Date
  readonly by: UserId | null
}

export async function selectNewestVersion(tx: Tx, key: DocumentKey, part: WritingPartName) {
  const [found] = await tx
    .select()
    .from(writingVersions)
    .where(and(isVersionOf(key), eq(writingVersions.part, part)))
    .orderBy(desc(writingVersions.number))
    .limit(1)
  return found
}

/** The first versions of new documents. */
export const insertVersions = (tx: Tx, rows: (typeof writingVersions.$inferInsert)[]) =>
  tx.insert(writingVersions).values(rows)

/** The document is locked, so the number is free. */
export async function insertVersion(tx: Tx, key: DocumentKey, version: NewVersion): Promise<void> {
  const [newest] = await tx
    .select({ number: max(writingVersions.number) })
    .from(writingVersions)
    .where(isVersionOf(key))
  await tx
    .insert(writingVersions)
    .values({ ...key, ...version, since: version.at, number: (newest?.number ?? 0) + 1 })
}

export const replaceVersion = (
  tx: Tx,
  key: DocumentKey,
  number: number,
  { fields, at }: Pick<VersionRow, "fields" | "at">,
) =>
  tx
    .update(writingVersions)
    .set({ fields, at })
    .where(and(isVersionOf(key), eq(writingVersions.number, number)))

export const selectVersions = (
  tx: Tx,
  key: DocumentKey,
  page: {
    readonly part: WritingPartName | undefined
    readonly before: number | undefined
    readonly limit: number
  },
) =>
  tx
    .select({
      number: writingVersions.number,
      part: writingVersions.part,
      reason: writingVersions.reason,
      at: writingVersions.at,
      by: writingVersions.by,
    })
    .from(writingVersions)
    .where(
      and(
        isVersionOf(key),
        page.part && eq(writingVersions.part, page.part),
        page.before === undefined ? undefined : lt(writingVersions.number, page.before),
      ),
    )
    .orderBy(desc(writingVersions.number))
    .limit(page.limit)

export async function selectVersion(tx: Tx, key: DocumentKey, number: number) {
  const [found] = await tx
    .select()
    .from(writingVersions)
    .where(and(isVersionOf(key), eq(writingVersions.number, number)))
    .limit(1)
  return found
}

export const selectAllVersions = (tx: Tx, key: DocumentKey) =>
  tx.select({ fields: writingVersions.fields }).from(writingVersions).where(isVersionOf(key))
