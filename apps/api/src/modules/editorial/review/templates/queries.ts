import { asc, inArray, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { decisionTemplates } from "#api/kernel/db/tables/editorial/review"

export type TemplateRow = typeof decisionTemplates.$inferSelect

/** Removed ones too. Each kind has few. */
export const selectOfKinds = (tx: Tx, kinds: readonly string[]): Promise<TemplateRow[]> =>
  tx
    .select()
    .from(decisionTemplates)
    .where(inArray(decisionTemplates.kind, [...kinds]))
    .orderBy(asc(decisionTemplates.kind), asc(decisionTemplates.changedAt), asc(decisionTemplates.key))

/** False if it is no longer the version that the editor saw. */
export async function upsertTemplate(tx: Tx, row: TemplateRow): Promise<boolean> {
  const { kind: _, key: __, outcome: ___, ...change } = row
  const saved = await tx
    .insert(decisionTemplates)
    .values(row)
    .onConflictDoUpdate({
      target: [decisionTemplates.kind, decisionTemplates.key],
      set: change,
      setWhere: sql`${decisionTemplates.version} = ${row.version - 1} and ${decisionTemplates.withdrawnAt} is null`,
    })
    .returning({ key: decisionTemplates.key })
  return saved.length > 0
}

export const markRemoved = (tx: Tx, row: TemplateRow) =>
  tx
    .insert(decisionTemplates)
    .values(row)
    .onConflictDoUpdate({
      target: [decisionTemplates.kind, decisionTemplates.key],
      set: { withdrawnAt: row.withdrawnAt, changedBy: row.changedBy, changedAt: row.changedAt },
      setWhere: sql`${decisionTemplates.withdrawnAt} is null`,
    })

/** Two editors who add at once are counted one after the other. */
export const lockKind = (tx: Tx, kind: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`decision-templates ${kind}`}, 0))`)
