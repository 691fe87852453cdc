// One process that answers: backend (database, platform, API) → site → node:http.
import type { Config } from "@shirube/api/platform/config"
import { dropOnChange } from "@shirube/api/platform/events"
import type { Log } from "@shirube/api/platform/log"
import type { Metrics } from "@shirube/api/platform/metrics"
import { startBackend } from "./backend.ts"
import { createEdge } from "./edge.ts"
import { tidyUpWhenIdle } from "./idle-memory.ts"
import { loadSite } from "./site.ts"
import { loadStaticFiles } from "./static-files.ts"

const STOP_MS = 10_000

export interface Listening {
  readonly address: string
  /** How many demo accounts this start has closed. */
  readonly closedDemoAccounts: number
}

export interface Serving extends Listening {
  stop(): Promise<void>
}

/** Where others answer beside it, `printMetrics` prints those of all. */
export async function serve(config: Config, log: Log, printMetrics?: Metrics["print"]): Promise<Serving> {
  const { api, answers, platform, closedDemoAccounts } = await startBackend(config, log, "production")
  const site = await loadSite(config, api, platform.faults)
  dropOnChange(platform.events, site.pages)
  const edge = createEdge({
    config,
    api,
    answers,
    site,
    files: await loadStaticFiles(),
    metrics: printMetrics ? { ...platform.metrics, print: printMetrics } : platform.metrics,
    faults: platform.faults,
  })
  const address = await edge.listen(config.port, config.host)
  const stopTidying = tidyUpWhenIdle(edge.served)
  return {
    address,
    closedDemoAccounts,
    async stop() {
      stopTidying()
      platform.events.endStreams()
      await edge.close(STOP_MS)
      await platform.stop()
    },
  }
}
