// The composition root: the only place that knows both apps. A single process serves requests itself (serve.ts); with WORKERS it
// leads processes that do. Slow modules are loaded only after the settings are validated.
import "./compile-cache.ts"
import cluster from "node:cluster"
import { readConfig } from "@shirube/api/kernel/config/config"
import { createLog } from "@shirube/api/kernel/process/log"
import { announce } from "./banner.ts"
import { explain } from "./explain.ts"
import { startIdentity } from "./identity.ts"
import type { serve } from "./serve.ts"
import { endOnSignals } from "./signals.ts"
import { askForMetrics, startWorkers, tellListening } from "./workers.ts"

const startServing: typeof serve = async (...parts) => (await import("./serve.ts")).serve(...parts)

async function main(): Promise<() => Promise<void>> {
  const identity = await startIdentity(process.env)
  const config = readConfig(identity.environment)
  const log = createLog(config.logLevel)
  const [serving] = await Promise.all([
    config.workers === 1
      ? startServing(config, log)
      : startWorkers(config.workers, identity.environment, log),
    identity.ready,
  ])
  announce(serving.address, config, serving.closedDemoAccounts)
  return async () => {
    await serving.stop()
    await identity.stop()
  }
}

/** A worker has the leader's settings, including an identity service that the leader has started. */
async function work(): Promise<() => Promise<void>> {
  const config = readConfig(process.env)
  const serving = await startServing(config, createLog(config.logLevel), {
    printMetrics: askForMetrics(),
    isFirst: cluster.worker?.id === 1,
  })
  tellListening(serving)
  return serving.stop
}

endOnSignals(await (cluster.isWorker ? work() : main()).catch(explain))
