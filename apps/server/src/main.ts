// The composition root: the only place that knows both apps. config → database → platform → api → site → node:http.
import { createApi } from "@shirube/api/app"
import { backgroundJobs, subscriptions } from "@shirube/api/background"
import { openDatabase } from "@shirube/api/db/client"
import { FolderInUse } from "@shirube/api/db/folder-lock"
import { migrate } from "@shirube/api/db/migrate"
import { systemClock } from "@shirube/api/platform/clock"
import { ConfigError, readConfig } from "@shirube/api/platform/config"
import { createLog } from "@shirube/api/platform/log"
import { startPlatform } from "@shirube/api/platform/platform"
import { announce } from "./banner.ts"
import { loadDemoOnce } from "./demo.ts"
import { createEdge } from "./edge.ts"
import { dropPagesOnChange, loadSite } from "./site.ts"
import { loadStaticFiles } from "./static-files.ts"

const STOP_MS = 10_000

export async function main(environment: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const config = readConfig(environment)
  const log = createLog(config.logLevel)
  const database = await openDatabase(config, {
    onError: (err) => log.error({ err }, "a database connection broke"),
  })
  await migrate(database)
  const platform = await startPlatform({
    config,
    database,
    clock: systemClock,
    log,
    checkResponses: environment.NODE_ENV === "development",
    jobDefinitions: backgroundJobs,
    subscriptions,
  })
  if (config.demo) await loadDemoOnce(database, systemClock.now())

  const api = createApi(platform)
  const site = await loadSite(config, api, log)
  dropPagesOnChange(platform.events, site)
  const files = await loadStaticFiles()
  const edge = createEdge({ config, api, site, files, metrics: platform.metrics, log })
  const address = await edge.listen(config.port, config.host)
  announce(address, config)

  return async () => {
    platform.events.endStreams()
    await edge.close(STOP_MS)
    await platform.stop()
  }
}

/** What a person can mend ends the start with one sentence; everything else with its trace. */
function explain(error: unknown): never {
  if (error instanceof ConfigError || error instanceof FolderInUse) console.error(error.message)
  else if (error instanceof Error && "code" in error && error.code === "EADDRINUSE")
    console.error(`Port ${process.env.PORT ?? 3000} is in use by another program. Set PORT to a free one.`)
  else console.error(error)
  process.exit(1)
}

const stop = await main(process.env).catch(explain)
let stopping = false
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
