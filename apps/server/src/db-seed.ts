// npm run db:seed: loads the editors' content of apps/api/seed into the configured database. Safe to repeat on a live site:
// only what changed is written, and running servers show it at once. It makes no accounts: those of the demo come with a
// start in demo mode.
import { requireDatabase } from "@shirube/api/db/folder"
import { migrate } from "@shirube/api/db/migrate"
import { openDatabase } from "@shirube/api/db/open"
import { readPlace } from "@shirube/api/platform/config"
import { loadContent } from "@shirube/api/seed/load"
import { explain } from "./explain.ts"

async function seed() {
  const place = readPlace(process.env)
  if (place.databaseUrl === undefined) requireDatabase(place.dataDir)
  const database = await openDatabase(place)
  await migrate(database)
  const { published, changed, unchanged } = await loadContent(database.db, new Date())
  await database.close()
  console.log(`Articles: ${published} published, ${changed} changed, ${unchanged} as they were.`)
}

await seed().catch(explain)
