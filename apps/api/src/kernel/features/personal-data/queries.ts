import { sql } from "drizzle-orm"
import { rows, type Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import type { PersonalRow } from "../personal-data.ts"

interface RowSelection {
  readonly table: string
  readonly by: string
  readonly without?: readonly string[]
  readonly unless?: string
}

/** The rows of one person, with the schema's column names. */
export async function selectRowsOf(
  tx: Tx,
  { table, by, without = [], unless }: RowSelection,
  userId: UserId,
) {
  const found = await rows<{ row: PersonalRow }>(
    tx,
    sql`select to_jsonb(t) - ${`{${without.join(",")}}`}::text[] as row from ${sql.identifier(table)} t where t.${sql.identifier(by)} = ${userId}
      and ${unless === undefined ? sql`true` : sql`not t.${sql.identifier(unless)}`}`,
  )
  return found.map(({ row }) => row)
}
