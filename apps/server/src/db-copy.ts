// npm run db:copy: moves a site from the embedded database in DATA_DIR to the empty PostgreSQL database of DATABASE_URL, in
// one transaction.

import { readConfig, readPlace } from "@shirube/api/kernel/config/config"
import { ConfigError } from "@shirube/api/kernel/config/settings"
import { openEmbedded } from "@shirube/api/kernel/db/embedded"
import { requireDatabase } from "@shirube/api/kernel/db/folder"
import { openPostgres } from "@shirube/api/kernel/db/postgres"
import { createLog } from "@shirube/api/kernel/process/log"
import { explain } from "./explain.ts"
import type { Moved } from "./move.ts"

async function copy() {
  const { databaseUrl, databasePool, dataDir } = readPlace(process.env)
  if (databaseUrl === undefined)
    throw new ConfigError(
      "Set DATABASE_URL to the PostgreSQL database to copy to; DATA_DIR names what to copy from.",
    )
  requireDatabase(dataDir)
  const config = readConfig(process.env)
  const target = await openPostgres({ url: databaseUrl, pool: databasePool })
  const source = await openEmbedded({ dataDir })
  try {
    const { moveSite } = await import("./move.ts")
    tell(await moveSite(source, target, config, createLog("error")))
  } finally {
    await source.close()
    await target.close()
  }
}

function tell({ tables, waitingJobs, demoAccountsLeft }: Moved): void {
  for (const { table, rows } of tables) console.log(`${String(rows).padStart(8)}  ${table}`)
  if (waitingJobs > 0) console.log(`Waiting jobs (letters and the like) that continue there: ${waitingJobs}.`)
  if (demoAccountsLeft > 0)
    console.log(
      `Demo accounts that stay behind with everything of theirs, because everybody knows the password: ${demoAccountsLeft}.`,
    )
  console.log("Copied; a person who was made for the purpose has signed in there, and is gone again.")
}

await copy().catch(explain)
