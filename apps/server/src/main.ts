// The composition root: the only place that knows both apps. config → backend (database, platform, API) → site → node:http.
import { FolderInUse } from "@shirube/api/db/folder-lock"
import { DatabaseUnreachable } from "@shirube/api/db/postgres"
import { ConfigError, readConfig } from "@shirube/api/platform/config"
import { createLog } from "@shirube/api/platform/log"
import { startBackend } from "./backend.ts"
import { announce } from "./banner.ts"
import { createEdge } from "./edge.ts"
import { startIdentity } from "./identity.ts"
import { endOnSignals } from "./signals.ts"
import { dropPagesOnChange, loadSite } from "./site.ts"
import { loadStaticFiles } from "./static-files.ts"

const STOP_MS = 10_000

async function main(): Promise<() => Promise<void>> {
  const identity = await startIdentity(process.env)
  const config = readConfig(identity.environment)
  const log = createLog(config.logLevel)
  const { api, platform } = await startBackend(config, log, false)
  const site = await loadSite(config, api, log)
  dropPagesOnChange(platform.events, site)
  const edge = createEdge({
    config,
    api,
    site,
    files: await loadStaticFiles(),
    metrics: platform.metrics,
    log,
  })
  announce(await edge.listen(config.port, config.host), config)
  return async () => {
    platform.events.endStreams()
    await edge.close(STOP_MS)
    await platform.stop()
    await identity.stop()
  }
}

const MENDABLE = [ConfigError, DatabaseUnreachable, FolderInUse]

/** What a person can mend ends the start with one sentence; everything else with its trace. */
function explain(error: unknown): never {
  if (MENDABLE.some((kind) => error instanceof kind)) console.error((error as Error).message)
  else if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    console.error(`Port ${process.env.PORT ?? 3000} is in use by another program. Set PORT to a free one.`)
  else console.error(error)
  process.exit(1)
}

endOnSignals(await main().catch(explain))
