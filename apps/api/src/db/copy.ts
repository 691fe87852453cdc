import { sql } from "drizzle-orm"
import { type Database, rows, type Tx } from "./client.ts"

const BATCH = 500
/** Written by `migrate` itself, and counters that mean nothing elsewhere. */
const LEFT_OUT = ["migrations", "rate_limits"]

export class CopyRefused extends Error {}

/** Copies every table of ours, parents before children, all or nothing. Jobs stay: they belong to the running system. */
export async function copyTables(
  source: Database,
  target: Database,
): Promise<{ table: string; copied: number }[]> {
  const tables = await tablesParentsFirst(source.db)
  return target.db.transaction(async (tx) => {
    const report: { table: string; copied: number }[] = []
    for (const table of tables) {
      if ((await count(tx, table)) > 0)
        throw new CopyRefused(`The table ${table} of the target is not empty; nothing was copied.`)
      await copyTable(source.db, tx, table)
      const [before, copied] = [await count(source.db, table), await count(tx, table)]
      if (before !== copied)
        throw new CopyRefused(
          `The table ${table} has ${before} rows but ${copied} arrived; nothing was copied.`,
        )
      report.push({ table, copied })
    }
    await continueSerials(tx)
    return report
  })
}

/** Rows travel as JSON text and are given their types back by the target's own table. */
async function copyTable(source: Tx, target: Tx, table: string): Promise<void> {
  const name = sql.identifier(table)
  const columns = sql.join(
    (await columnsOf(source, table)).map((column) => sql.identifier(column)),
    sql`, `,
  )
  for (let offset = 0; ; offset += BATCH) {
    const page = await rows<{ row: string }>(
      source,
      sql`select row_to_json(t)::text as row from (select ${columns} from ${name} order by ctid limit ${BATCH} offset ${offset}) t`,
    )
    if (page.length === 0) return
    const json = `[${page.map(({ row }) => row).join(",")}]`
    await target.execute(
      sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${json}::json)`,
    )
  }
}

const columnsOf = async (tx: Tx, table: string) =>
  (
    await rows<{ name: string }>(
      tx,
      sql`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table} order by ordinal_position`,
    )
  ).map(({ name }) => name)

async function tablesParentsFirst(tx: Tx): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    tx,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const links = await rows<{ child: string; parent: string }>(
    tx,
    sql`select c.relname as child, p.relname as parent from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid where k.contype = 'f'`,
  )
  const ordered: string[] = []
  const visit = (table: string): void => {
    if (ordered.includes(table)) return
    for (const { child, parent } of links) if (child === table && parent !== table) visit(parent)
    ordered.push(table)
  }
  for (const { name } of tables) visit(name)
  return ordered.filter((table) => !LEFT_OUT.includes(table))
}

const count = async (tx: Tx, table: string) =>
  (await rows<{ n: number }>(tx, sql`select count(*) as n from ${sql.identifier(table)}`))[0]?.n ?? 0

/** Numbers given out next must be higher than those that came along. */
const continueSerials = (tx: Tx) =>
  tx.execute(
    sql`select setval(pg_get_serial_sequence('events', 'id'), greatest((select max(id) from events), 1))`,
  )
