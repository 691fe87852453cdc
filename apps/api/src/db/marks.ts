import { eq } from "drizzle-orm"
import type { Tx } from "./client.ts"
import { marks } from "./tables/platform.ts"

export const hasMark = async (tx: Tx, name: string) =>
  (await tx.select().from(marks).where(eq(marks.name, name)).limit(1)).length > 0

export const setMark = (tx: Tx, name: string, value: string) =>
  tx.insert(marks).values({ name, value }).onConflictDoNothing()

export const removeMark = (tx: Tx, name: string) => tx.delete(marks).where(eq(marks.name, name))
