// The composition root: the only place that knows both apps. config → backend (database, platform, API) → site → node:http.
import { readConfig } from "@shirube/api/platform/config"
import { dropOnChange } from "@shirube/api/platform/events"
import { createLog } from "@shirube/api/platform/log"
import { startBackend } from "./backend.ts"
import { announce } from "./banner.ts"
import { createEdge } from "./edge.ts"
import { explain } from "./explain.ts"
import { startIdentity } from "./identity.ts"
import { tidyUpWhenIdle } from "./idle-memory.ts"
import { endOnSignals } from "./signals.ts"
import { loadSite } from "./site.ts"
import { loadStaticFiles } from "./static-files.ts"

const STOP_MS = 10_000

async function main(): Promise<() => Promise<void>> {
  const identity = await startIdentity(process.env)
  const config = readConfig(identity.environment)
  const log = createLog(config.logLevel)
  const { api, answers, platform, closedDemoAccounts } = await startBackend(config, log, "production")
  const site = await loadSite(config, api, platform.faults)
  dropOnChange(platform.events, site.pages)
  const edge = createEdge({
    config,
    api,
    answers,
    site,
    files: await loadStaticFiles(),
    metrics: platform.metrics,
    faults: platform.faults,
  })
  announce(await edge.listen(config.port, config.host), config, closedDemoAccounts)
  const stopTidying = tidyUpWhenIdle(edge.served)
  return async () => {
    stopTidying()
    platform.events.endStreams()
    await edge.close(STOP_MS)
    await Promise.all([platform.stop(), identity.stop()])
  }
}

endOnSignals(await main().catch(explain))
