// npm run db:reset: deletes everything in the configured database. A PostgreSQL server is only touched with --yes.
import { rm } from "node:fs/promises"
import { readPlace } from "@shirube/api/kernel/config/config"
import { databaseFolder, requireDatabase } from "@shirube/api/kernel/db/folder"
import { lockFolder } from "@shirube/api/kernel/db/folder-lock"
import { openDatabase } from "@shirube/api/kernel/db/open"
import { explain } from "./explain.ts"

async function reset() {
  const place = readPlace(process.env)
  if (place.databaseUrl === undefined) {
    requireDatabase(place.dataDir)
    const unlock = lockFolder(place.dataDir)
    await rm(databaseFolder(place.dataDir), { recursive: true, force: true })
    unlock()
    console.log(`The embedded database in ${place.dataDir} is gone; the next start makes a new one.`)
  } else if (process.argv.includes("--yes")) {
    const database = await openDatabase(place)
    await database.exec(
      "drop schema if exists jobs cascade; drop schema public cascade; create schema public",
    )
    await database.close()
    console.log("The database is empty; the next start creates it again.")
  } else {
    console.error(
      "This would delete every row of the PostgreSQL database. Say so with: npm run db:reset -- --yes",
    )
    process.exitCode = 1
  }
}

await reset().catch(explain)
