import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { ExportId, UserId } from "#api/kernel/db/ids"
import { exports } from "#api/kernel/db/tables/identity/export"

export async function selectExportOf(tx: Tx, userId: UserId) {
  const [found] = await tx.select().from(exports).where(eq(exports.userId, userId)).limit(1)
  return found
}

export async function selectExport(tx: Tx, id: ExportId) {
  const [found] = await tx.select().from(exports).where(eq(exports.id, id)).limit(1)
  return found
}

/** Detaches the export from its owner, so that its file gets erased. */
export const detachExport = (tx: Tx, userId: UserId) =>
  tx.update(exports).set({ userId: null }).where(eq(exports.userId, userId)).returning({ id: exports.id })

export const insertExport = (tx: Tx, asked: { id: ExportId; userId: UserId; askedAt: Date }) =>
  tx.insert(exports).values({ ...asked, state: "waiting" })

/** Returns the stored key, an earlier one if present; undefined if the export is gone. */
export async function keepSealedKey(tx: Tx, id: ExportId, fresh: string): Promise<string | undefined> {
  const [kept] = await tx
    .update(exports)
    .set({ sealedKey: sql`coalesce(${exports.sealedKey}, ${fresh})` })
    .where(eq(exports.id, id))
    .returning({ sealedKey: exports.sealedKey })
  return kept?.sealedKey ?? undefined
}

/** Returns the owner; undefined if the export was replaced or already ready. */
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
    .where(
      or(
        isNull(exports.userId),
        lt(exports.expiresAt, now),
        and(eq(exports.state, "ready"), isNull(exports.sealedKey)),
      ),
    )

export const selectSealedKeys = (tx: Tx) =>
  tx
    .select({ id: exports.id, sealedKey: exports.sealedKey })
    .from(exports)
    .where(isNotNull(exports.sealedKey))

export const replaceSealedKey = (tx: Tx, id: ExportId, sealedKey: string) =>
  tx.update(exports).set({ sealedKey }).where(eq(exports.id, id))

export const deleteExport = (tx: Tx, id: ExportId) => tx.delete(exports).where(eq(exports.id, id))
