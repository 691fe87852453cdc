import { eq } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { visaPlans } from "#api/kernel/db/tables/season/visa"

export type VisaPlanRow = typeof visaPlans.$inferSelect

export async function selectPlan(tx: Tx, userId: UserId): Promise<VisaPlanRow | undefined> {
  const [found] = await tx.select().from(visaPlans).where(eq(visaPlans.userId, userId)).limit(1)
  return found
}

export const upsertPlan = (tx: Tx, plan: VisaPlanRow) =>
  tx.insert(visaPlans).values(plan).onConflictDoUpdate({ target: visaPlans.userId, set: plan })

/** Returns false if a plan exists, which stays unchanged. */
export async function insertPlan(tx: Tx, plan: VisaPlanRow): Promise<boolean> {
  const added = await tx
    .insert(visaPlans)
    .values(plan)
    .onConflictDoNothing()
    .returning({ userId: visaPlans.userId })
  return added.length > 0
}

export const deletePlan = (tx: Tx, userId: UserId) => tx.delete(visaPlans).where(eq(visaPlans.userId, userId))
