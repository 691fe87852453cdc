// Copies everything from one database to another, empty one. The list of tables is read from the catalogue, so
// that a new table is never forgotten.

import { sql } from "drizzle-orm"
import { OperatorError } from "#api/kernel/config/operator-error"
import { type Database, rows, type Tx } from "./client.ts"

const BATCH = 500

/** Tables that are not copied, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  migrations: "the target writes its own",
  rate_limits: "counters that mean nothing elsewhere",
}

export class CopyRefused extends OperatorError {}

export interface Copied {
  readonly table: string
  readonly rows: number
}

/** Runs before anything is written: a target that already has rows must not be migrated. */
export async function refuseFilledTarget(tx: Tx): Promise<void> {
  for (const table of await tablesOf(tx))
    if (!(table in LEFT_OUT) && (await isFilled(tx, table)))
      throw new CopyRefused(`The table ${table} of the target is not empty; nothing was copied.`)
}

/**
 * Copies every table, parents before children, and every sequence, in one transaction. `finish` runs inside
 * it: if it throws, the target is rolled back. Both sides must have the newest schema.
 */
export async function copyTables(
  source: Database,
  target: Database,
  finish: (tx: Tx) => Promise<void> = async () => {},
): Promise<Copied[]> {
  return source.patient.transaction((from) =>
    target.patient.transaction(async (to) => {
      await refuseFilledTarget(to)
      const tables = (await parentsFirst(from)).filter((table) => !(table in LEFT_OUT))
      for (const table of tables) await copyTable(from, to, table)
      for (const sequence of await sequencesOf(to)) await continueSequence(from, to, sequence)
      await finish(to)
      const report: Copied[] = []
      for (const table of tables) report.push({ table, rows: await count(to, table) })
      return report
    }),
  )
}

/** Rows are sent as JSON text; the target table restores their types. */
async function copyTable(from: Tx, to: Tx, table: string): Promise<void> {
  const name = sql.identifier(table)
  const columns = sql.join(
    (await columnsOf(from, table)).map((column) => sql.identifier(column)),
    sql`, `,
  )
  let copied = 0
  // A cursor reads the table once, whatever its size.
  await from.execute(
    sql`declare leaving cursor for select row_to_json(t)::text as row from (select ${columns} from ${name}) t`,
  )
  for (;;) {
    const page = await rows<{ row: string }>(from, sql`fetch ${sql.raw(String(BATCH))} from leaving`)
    if (page.length === 0) break
    const json = `[${page.map(({ row }) => row).join(",")}]`
    await to.execute(
      sql`insert into ${name} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${name}, ${json}::json)`,
    )
    copied += page.length
  }
  await from.execute(sql`close leaving`)
  const arrived = await count(to, table)
  if (arrived !== copied)
    throw new CopyRefused(`The table ${table} has ${copied} rows but ${arrived} arrived; nothing was copied.`)
}

interface Sequence {
  readonly name: string
  /** The column that owns the sequence, if any. */
  readonly table: string | null
  readonly column: string | null
}

const sequencesOf = (tx: Tx) =>
  rows<Sequence>(
    tx,
    sql`select s.relname as name, t.relname as table, a.attname as column
      from pg_class s
      left join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid
        and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
      left join pg_class t on t.oid = d.refobjid
      left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace
      order by 1`,
  )

/**
 * Continues from the source's last value even where its newest rows were deleted: a number is never issued
 * twice.
 */
async function continueSequence(from: Tx, to: Tx, { name, table, column }: Sequence): Promise<void> {
  const [state] = await rows<{ last: number; isCalled: boolean }>(
    from,
    sql`select last_value as last, is_called as "isCalled" from ${sql.identifier(name)}`,
  )
  if (state)
    await to.execute(
      sql`select setval(${`public.${name}`}::regclass, ${state.last}::bigint, ${state.isCalled}::boolean)`,
    )
  if (table === null || column === null) return
  const [next] = await rows<{ isFree: boolean }>(
    to,
    sql`select nextval(${`public.${name}`}::regclass) > coalesce(max(${sql.identifier(column)}), 0) as "isFree" from ${sql.identifier(table)}`,
  )
  if (!next?.isFree)
    throw new CopyRefused(`The numbers of ${table}.${column} would be given out twice; nothing was copied.`)
}

const columnsOf = async (tx: Tx, table: string) =>
  (
    await rows<{ name: string }>(
      tx,
      sql`select attname as name from pg_attribute where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    )
  ).map(({ name }) => name)

const tablesOf = async (tx: Tx) =>
  (
    await rows<{ name: string }>(
      tx,
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
  ).map(({ name }) => name)

async function parentsFirst(tx: Tx): Promise<string[]> {
  const links = await rows<{ child: string; parent: string }>(
    tx,
    sql`select c.relname as child, p.relname as parent from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`,
  )
  const ordered = new Set<string>()
  const visit = (table: string): void => {
    if (ordered.has(table)) return
    for (const { child, parent } of links) if (child === table && parent !== table) visit(parent)
    ordered.add(table)
  }
  for (const table of await tablesOf(tx)) visit(table)
  return [...ordered]
}

const count = async (tx: Tx, table: string) =>
  (await rows<{ n: number }>(tx, sql`select count(*) as n from ${sql.identifier(table)}`))[0]?.n ?? 0

const isFilled = async (tx: Tx, table: string) =>
  (await rows(tx, sql`select 1 from ${sql.identifier(table)} limit 1`)).length > 0
