import { and, eq, isNull, lt, or } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { ExportId, UserId } from "#api/db/ids"
import { exports } from "#api/db/tables/export"

export async function selectExportOf(tx: Tx, userId: UserId) {
  const [found] = await tx.select().from(exports).where(eq(exports.userId, userId)).limit(1)
  return found
}

export async function selectExport(tx: Tx, id: ExportId) {
  const [found] = await tx.select().from(exports).where(eq(exports.id, id)).limit(1)
  return found
}

/** It is nobody's from now on, and a job removes it. */
export const letGo = (tx: Tx, userId: UserId) =>
  tx.update(exports).set({ userId: null }).where(eq(exports.userId, userId))

export const insertExport = (tx: Tx, asked: { id: ExportId; userId: UserId; askedAt: Date }) =>
  tx.insert(exports).values({ ...asked, state: "waiting" })

/** Whose it is; undefined where nobody waits for it any more, or it was ready before. */
export async function markReady(tx: Tx, id: ExportId, made: { bytes: number; expiresAt: Date }) {
  const [marked] = await tx
    .update(exports)
    .set({ ...made, state: "ready" })
    .where(and(eq(exports.id, id), eq(exports.state, "waiting")))
    .returning({ userId: exports.userId })
  return marked?.userId ?? undefined
}

export const selectOver = (tx: Tx, now: Date) =>
  tx
    .select({ id: exports.id })
    .from(exports)
    .where(or(isNull(exports.userId), lt(exports.expiresAt, now)))

export const deleteExport = (tx: Tx, id: ExportId) => tx.delete(exports).where(eq(exports.id, id))
