// Opening a test database takes a second of processor time, so each worker reuses one for the files that it runs one after another.
// (The modules of a worker are shared between files: tools/lib/test-limits.ts.)
import { sql } from "drizzle-orm"
import { type OpenOptions, rows } from "#api/kernel/db/client"
import { emptyTables, openTestDatabase, type TestDatabase } from "./database.ts"
import { refusingNested } from "./refusing-nested.ts"

/** Deleted rows stay in their pages until a vacuum, which costs more than a new database from time to time. */
const MOST_USES = 12

interface Reusable {
  readonly database: TestDatabase
  readonly schema: string
  uses: number
  options: Required<OpenOptions>
}

let idle: Reusable | undefined

/** An empty database; closing it leaves it to the next file. */
export async function borrowDatabase(options: Required<OpenOptions>): Promise<TestDatabase> {
  const reusable = idle ?? (await openReusable(options))
  idle = undefined
  reusable.options = options
  reusable.uses++
  const { database } = reusable
  return {
    ...database,
    db: refusingNested(database.db),
    patient: refusingNested(database.patient),
    close: () => release(reusable),
  }
}

async function openReusable(options: Required<OpenOptions>): Promise<Reusable> {
  const current: { of?: Reusable } = {}
  const database = await openTestDatabase({
    onQuery: (statement) => (current.of?.options ?? options).onQuery(statement),
    onError: (error) => (current.of?.options ?? options).onError(error),
  })
  current.of = { database, schema: await schemaOf(database), uses: 0, options }
  return current.of
}

/** A file that changed the schema, or needed a second database at the same time, has its database closed. */
async function release(reusable: Reusable): Promise<void> {
  const { database, schema, uses } = reusable
  const isReusable = idle === undefined && uses < MOST_USES && (await schemaOf(database)) === schema
  if (!isReusable) return database.close()
  await database.exec("delete from jobs.job")
  await emptyTables(database)
  idle ??= reusable
  if (idle !== reusable) await database.close()
}

async function schemaOf({ db }: TestDatabase): Promise<string> {
  const [row] = await rows<{ digest: string }>(
    db.autocommit,
    sql`select md5(string_agg(part, ';' order by part)) as digest from (
      select concat(relname, relkind, relnatts) as part from pg_class where relnamespace = 'public'::regnamespace
      union all select concat(tgname, tgrelid::regclass, tgenabled) from pg_trigger where not tgisinternal
      union all select concat(proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
    ) parts`,
  )
  return row?.digest ?? ""
}
