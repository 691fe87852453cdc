// The daily limit of uploads, alike for files and videos.
import { and, count, eq, gt, min, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { files, videos } from "#api/kernel/db/tables/common/media"

const tables = { files, videos }
export type Kind = keyof typeof tables

/** Serialises a member's uploads, so that the daily limit counts them one after the other. */
export const lockUploadsOf = (tx: Tx, kind: Kind, ownerId: UserId) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} of ${ownerId}`}, 0))`)

export async function countUploadsSince(tx: Tx, kind: Kind, ownerId: UserId, since: Date) {
  const table = tables[kind]
  const [counted] = await tx
    .select({
      uploads: count(),
      bytes: sql<number>`coalesce(sum(${table.bytes}), 0)::bigint`.mapWith(Number),
      oldest: min(table.createdAt),
    })
    .from(table)
    .where(and(eq(table.ownerId, ownerId), gt(table.createdAt, since)))
  return counted ?? { uploads: 0, bytes: 0, oldest: null }
}
