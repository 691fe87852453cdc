import { and, desc, eq, lt, ne, notInArray, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { guessBudgets, knownDevices } from "#api/kernel/db/tables/identity/guesses"

const level = (now: Date, secondsEach: number) =>
  sql<number>`greatest(0, ${guessBudgets.level} - greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - ${guessBudgets.at})) / ${secondsEach}::float8)`

/** Counts one guess if the budget allows it, in one statement, so that parallel guesses cannot exceed it. */
export async function fillBudget(
  tx: Tx,
  key: string,
  { most, secondsEach, now }: { most: number; secondsEach: number; now: Date },
): Promise<boolean> {
  const filled = await tx
    .insert(guessBudgets)
    .values({ key, level: 1, at: now })
    .onConflictDoUpdate({
      target: guessBudgets.key,
      set: {
        level: sql`${level(now, secondsEach)} + 1`,
        at: sql`greatest(${guessBudgets.at}, ${now.toISOString()}::timestamptz)`,
      },
      setWhere: sql`${level(now, secondsEach)} + 1 <= ${most}::float8`,
    })
    .returning({ key: guessBudgets.key })
  return filled.length > 0
}

export const drainBudget = (tx: Tx, key: string) =>
  tx
    .update(guessBudgets)
    .set({ level: sql`greatest(0, ${guessBudgets.level} - 1)` })
    .where(eq(guessBudgets.key, key))

export const deleteBudgetsBefore = (tx: Tx, before: Date) =>
  tx.delete(guessBudgets).where(lt(guessBudgets.at, before))

export async function isKnownDevice(tx: Tx, userId: UserId, device: string): Promise<boolean> {
  const found = await tx
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.device, device)))
    .limit(1)
  return found.length > 0
}

export async function upsertKnownDevice(
  tx: Tx,
  { userId, device, now, most }: { userId: UserId; device: string; now: Date; most: number },
): Promise<void> {
  const target = [knownDevices.userId, knownDevices.device]
  await tx
    .insert(knownDevices)
    .values({ userId, device, seenAt: now })
    .onConflictDoUpdate({ target, set: { seenAt: now } })
  const newest = tx
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.seenAt))
    .limit(most)
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.device, newest)))
}

export const deleteOtherDevices = (tx: Tx, userId: UserId, device: string | null) =>
  tx
    .delete(knownDevices)
    .where(
      and(eq(knownDevices.userId, userId), device === null ? undefined : ne(knownDevices.device, device)),
    )
