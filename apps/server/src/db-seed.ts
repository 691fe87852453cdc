// npm run db:seed: loads the editors' content of apps/api/seed into the configured database. Safe to repeat on a live site:
// it writes only what has changed in the files and not on the site, loads the watched words once, and running servers show
// it immediately.
// It creates no accounts: demo accounts are created by a start in demo mode.

import { readPlace } from "@shirube/api/kernel/config/config"
import { requireDatabase } from "@shirube/api/kernel/db/folder"
import { migrate } from "@shirube/api/kernel/db/migrate"
import { openDatabase } from "@shirube/api/kernel/db/open"
import { explain } from "./explain.ts"

async function seed() {
  const place = readPlace(process.env)
  if (place.databaseUrl === undefined) requireDatabase(place.dataDir)
  const database = await openDatabase(place)
  await migrate(database)
  const { loadSite } = await import("./content.ts")
  const { articles, calendar, areWordsNew } = await loadSite(database.db, new Date())
  await database.close()
  for (const [name, { published, changed, unchanged }] of Object.entries({
    Articles: articles,
    Calendar: calendar,
  }))
    console.log(`${name}: ${published} published, ${changed} changed, ${unchanged} as they were.`)
  console.log(`Watched words: ${areWordsNew ? "loaded" : "left as editors have them"}.`)
}

await seed().catch(explain)
