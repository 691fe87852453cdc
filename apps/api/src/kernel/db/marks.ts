import { eq, inArray } from "drizzle-orm"
import type { Tx } from "./client.ts"
import { marks } from "./tables/platform.ts"

export async function readMark(tx: Tx, name: string): Promise<string | undefined> {
  const [found] = await tx.select().from(marks).where(eq(marks.name, name)).limit(1)
  return found?.value
}

/** Reads the mark and locks its row until the end of the transaction. */
export async function lockMark(tx: Tx, name: string): Promise<string | undefined> {
  const [found] = await tx.select().from(marks).where(eq(marks.name, name)).limit(1).for("update")
  return found?.value
}

export const hasMark = async (tx: Tx, name: string) => (await readMark(tx, name)) !== undefined

/** Those of these marks that are set. */
export async function marksAmong(tx: Tx, names: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await tx
    .select({ name: marks.name })
    .from(marks)
    .where(inArray(marks.name, [...names]))
  return new Set(found.map(({ name }) => name))
}

export const setMark = (tx: Tx, name: string, value: string) =>
  tx.insert(marks).values({ name, value }).onConflictDoNothing()

export const replaceMark = (tx: Tx, name: string, value: string) =>
  tx.update(marks).set({ value }).where(eq(marks.name, name))

export const removeMark = (tx: Tx, name: string) => tx.delete(marks).where(eq(marks.name, name))
