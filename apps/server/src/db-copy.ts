// npm run db:copy: moves a site from the embedded database in DATA_DIR to the empty PostgreSQL database of DATABASE_URL,
// in one transaction, and compares the row counts of every table before it commits.
import { CopyRefused, copyTables } from "@shirube/api/db/copy"
import { openEmbedded } from "@shirube/api/db/embedded"
import { migrate } from "@shirube/api/db/migrate"
import { openPostgres } from "@shirube/api/db/postgres"
import { readConfig } from "@shirube/api/platform/config"

const config = readConfig(process.env)
if (config.databaseUrl === undefined) {
  console.error("Set DATABASE_URL to the PostgreSQL database to copy to; DATA_DIR names what to copy from.")
  process.exit(1)
}
const source = await openEmbedded({ dataDir: config.dataDir })
const target = await openPostgres({ url: config.databaseUrl, pool: config.databasePool })
await migrate(source)
await migrate(target)
try {
  for (const { table, copied } of await copyTables(source, target))
    console.log(`${String(copied).padStart(8)}  ${table}`)
  console.log("Copied; every table has as many rows as before.")
} catch (error) {
  if (!(error instanceof CopyRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await source.close()
  await target.close()
}
