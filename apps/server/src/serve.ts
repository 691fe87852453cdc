// One serving process: backend (database, platform, API) → rendering thread → site → node:http.
import type { Config } from "@shirube/api/kernel/config/config"
import { dropOnChange } from "@shirube/api/kernel/events/events"
import type { Log } from "@shirube/api/kernel/process/log"
import type { Metrics } from "@shirube/api/kernel/process/metrics"
import { startBackend } from "./backend.ts"
import { createEdge } from "./edge.ts"
import { collectGarbageWhenIdle } from "./idle-memory.ts"
import { startRenderThread } from "./rendering/thread.ts"
import { builtWeb, noteRefusalIn, reportTo, type SiteModule, settingsOf } from "./site.ts"
import { loadStaticFiles } from "./static-files.ts"

const STOP_MS = 10_000

export interface Listening {
  readonly address: string
  /** The number of demo accounts that this start closed. */
  readonly closedDemoAccounts: number
}

export interface Serving extends Listening {
  stop(): Promise<void>
}

interface WorkerOptions {
  /** Prints the metrics of all processes. */
  readonly printMetrics: Metrics["print"]
  /** The first worker does the work that is needed once. */
  readonly isFirst: boolean
}

/** `worker` is undefined in a single process. */
export async function serve(config: Config, log: Log, worker?: WorkerOptions): Promise<Serving> {
  const backend = await startBackend(config, log, "production")
  const { api, answers, platform, closedDemoAccounts } = backend
  const web = builtWeb()
  const settings = settingsOf(config)
  const report = reportTo(platform.faults)
  const rendering = await startRenderThread({ entry: web.renderer, settings, api, report, log })
  const { createSite } = (await import(web.site)) as SiteModule
  const { maintenance } = config
  const site = createSite({
    ...settings,
    maintenance,
    api,
    report,
    noteRefusal: noteRefusalIn(log),
    renderer: rendering.renderer,
  })
  dropOnChange(platform.events, site.pages)
  const edge = createEdge({
    config,
    api,
    answers,
    site,
    files: await loadStaticFiles(),
    metrics: worker ? { ...platform.metrics, print: worker.printMetrics } : platform.metrics,
    faults: platform.faults,
  })
  const address = await edge.listen(config.port, config.host)
  if (worker?.isFirst !== false) backend.bringRest()
  const stopTidying = collectGarbageWhenIdle(edge.served, rendering.tidyUp)
  return {
    address,
    closedDemoAccounts,
    async stop() {
      stopTidying()
      platform.events.endStreams()
      await edge.close(STOP_MS)
      await rendering.stop()
      await backend.stop()
    },
  }
}
