import type { WritingNounName } from "@shirube/vocabulary/editorial/writing/choices"
import { and, asc, eq, inArray } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { writingAddresses } from "#api/kernel/db/tables/editorial/writing"
import type { DocumentKey } from "../queries.ts"

export async function selectAddress(tx: Tx, noun: WritingNounName, address: string) {
  const [found] = await tx
    .select({ id: writingAddresses.id })
    .from(writingAddresses)
    .where(and(eq(writingAddresses.noun, noun), eq(writingAddresses.address, address)))
    .limit(1)
  return found?.id
}

/** Those that another document has or had are left out. */
export const insertAddresses = (tx: Tx, rows: (typeof writingAddresses.$inferInsert)[]) =>
  tx.insert(writingAddresses).values(rows).onConflictDoNothing()

/** Which of these addresses a document has or had. */
export const selectTaken = (tx: Tx, noun: WritingNounName, addresses: readonly string[]) =>
  tx
    .select({ address: writingAddresses.address })
    .from(writingAddresses)
    .where(and(eq(writingAddresses.noun, noun), inArray(writingAddresses.address, [...addresses])))

/** False if another document has or had it. */
export async function insertAddress(tx: Tx, { noun, id }: DocumentKey, address: string): Promise<boolean> {
  await tx.insert(writingAddresses).values({ noun, id, address }).onConflictDoNothing()
  return (await selectAddress(tx, noun, address)) === id
}

export const selectAddresses = (tx: Tx, { noun, id }: DocumentKey) =>
  tx
    .select({ address: writingAddresses.address })
    .from(writingAddresses)
    .where(and(eq(writingAddresses.noun, noun), eq(writingAddresses.id, id)))
    .orderBy(asc(writingAddresses.address))
