// Everything behind the pages: database, platform, API. Shared by the production server and the development one.
import { type Api, brought, createApi, createStoredAnswers, type StoredAnswers } from "@shirube/api/app"
import type { Config } from "@shirube/api/kernel/config/config"
import { recogniseSecrets } from "@shirube/api/kernel/config/known-secrets"
import { migrate } from "@shirube/api/kernel/db/migrate"
import { openDatabase } from "@shirube/api/kernel/db/open"
import { retryCutOffJobs } from "@shirube/api/kernel/jobs/jobs"
import { systemClock } from "@shirube/api/kernel/process/clock"
import type { Log } from "@shirube/api/kernel/process/log"
import { type Platform, startPlatform } from "@shirube/api/kernel/process/platform"
import { beginIndex, keepIndexCurrent } from "@shirube/api/modules/common/search/jobs"
import { prepareDemo, prepareDemoCourses, prepareDemoQueues } from "./demo.ts"

export interface Backend {
  readonly api: Api
  readonly answers: StoredAnswers
  readonly platform: Platform
  /** How many demo accounts this start has closed. */
  readonly closedDemoAccounts: number
  /** What may come once the site answers. */
  bringRest(): void
  stop(): Promise<void>
}

/** In development answers are held against the contract, and none is stored: what makes them changes all the time. */
export type Stage = "production" | "development"

export async function startBackend(config: Config, log: Log, stage: Stage): Promise<Backend> {
  const database = await openDatabase(config, {
    onError: (err) => log.error({ err }, "a database connection broke"),
  })
  await migrate(database)
  if (database.engine === "embedded") await retryCutOffJobs(database)
  await recogniseSecrets(database, config, log)
  await beginIndex(database.db, brought.searchSources)
  // Before anyone is answered: known passwords are gone by then.
  const closedDemoAccounts = await prepareDemo(database, config, systemClock.now())
  const platform = await startPlatform({
    config,
    database,
    clock: systemClock,
    log,
    checkResponses: stage === "development",
    storesAnswers: stage === "production",
    brought,
  })
  await keepIndexCurrent(platform)
  await prepareDemoQueues(platform)
  const stopping = new AbortController()
  let rest = Promise.resolve()
  return {
    api: createApi(platform),
    answers: createStoredAnswers(platform),
    platform,
    closedDemoAccounts,
    bringRest() {
      rest = prepareDemoCourses(platform, stopping.signal)
    },
    async stop() {
      stopping.abort()
      await rest
      await platform.stop()
    },
  }
}
