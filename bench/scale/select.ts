import type { Db } from "@shirube/api/kernel/db/client"

/** Both drivers return `{ rows }`, although drizzle's shared type does not say so. */
export async function select<Row>(
  { db }: { readonly db: Pick<Db, "autocommit"> },
  statement: string,
): Promise<Row[]> {
  return ((await db.autocommit.execute(statement)) as unknown as { rows: Row[] }).rows
}
