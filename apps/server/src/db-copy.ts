// npm run db:copy: moves a site from the embedded database in DATA_DIR to the empty PostgreSQL database of DATABASE_URL,
// in one transaction, and compares the row counts of every table before it commits.
import { copyTables } from "@shirube/api/db/copy"
import { openEmbedded } from "@shirube/api/db/embedded"
import { migrate } from "@shirube/api/db/migrate"
import { openPostgres } from "@shirube/api/db/postgres"
import { ConfigError, readConfig } from "@shirube/api/platform/config"
import { explain } from "./explain.ts"

async function copy() {
  const { databaseUrl, databasePool, dataDir } = readConfig(process.env)
  if (databaseUrl === undefined)
    throw new ConfigError(
      "Set DATABASE_URL to the PostgreSQL database to copy to; DATA_DIR names what to copy from.",
    )
  const target = await openPostgres({ url: databaseUrl, pool: databasePool })
  const source = await openEmbedded({ dataDir })
  try {
    await migrate(source)
    await migrate(target)
    for (const { table, copied } of await copyTables(source, target))
      console.log(`${String(copied).padStart(8)}  ${table}`)
    console.log("Copied; every table has as many rows as before.")
  } finally {
    await source.close()
    await target.close()
  }
}

await copy().catch(explain)
