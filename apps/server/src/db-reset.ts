// npm run db:reset: deletes everything in the configured database. A PostgreSQL server is only touched with --yes.
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { lockFolder } from "@shirube/api/db/folder-lock"
import { openDatabase } from "@shirube/api/db/open"
import { readConfig } from "@shirube/api/platform/config"
import { explain } from "./explain.ts"

async function reset() {
  const config = readConfig(process.env)
  if (config.databaseUrl === undefined) {
    const unlock = lockFolder(config.dataDir)
    await rm(join(config.dataDir, "database"), { recursive: true, force: true })
    unlock()
    console.log(`The embedded database in ${config.dataDir} is gone; the next start makes a new one.`)
  } else if (process.argv.includes("--yes")) {
    const database = await openDatabase(config)
    await database.exec(
      "drop schema if exists jobs cascade; drop schema public cascade; create schema public",
    )
    await database.close()
    console.log("The database is empty; the next start makes it anew.")
  } else {
    console.error(
      "This would delete every row of the PostgreSQL database. Say so with: npm run db:reset -- --yes",
    )
    process.exitCode = 1
  }
}

await reset().catch(explain)
