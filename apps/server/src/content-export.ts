// npm run content:export -- FOLDER: writes the published articles, and what belongs to them, as files of the same kind as
// apps/api/seed. Reads only; safe while the site runs on PostgreSQL.

import { resolve } from "node:path"
import { readPlace } from "@shirube/api/kernel/config/config"
import { ConfigError } from "@shirube/api/kernel/config/settings"
import { requireDatabase } from "@shirube/api/kernel/db/folder"
import { openDatabase } from "@shirube/api/kernel/db/open"
import { exportContent } from "../../api/seed/export.ts"
import { explain } from "./explain.ts"

async function run() {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new ConfigError("Name the folder: npm run content:export -- FOLDER")
  const place = readPlace(process.env)
  if (place.databaseUrl === undefined) requireDatabase(place.dataDir)
  const database = await openDatabase(place)
  const count = await exportContent(database.db, resolve(folder))
  await database.close()
  console.log(`${count} articles are in ${folder}.`)
}

await run().catch(explain)
