// The backend: database, platform, API. Shared by the production and the development server.
import { type Api, contributions, createApi, createStoredAnswers, type StoredAnswers } from "@shirube/api/app"
import type { Config } from "@shirube/api/kernel/config/config"
import { recogniseSecrets } from "@shirube/api/kernel/config/known-secrets"
import { migrate } from "@shirube/api/kernel/db/migrate"
import { openDatabase } from "@shirube/api/kernel/db/open"
import { retryCutOffJobs } from "@shirube/api/kernel/jobs/jobs"
import { systemClock } from "@shirube/api/kernel/process/clock"
import type { Log } from "@shirube/api/kernel/process/log"
import { type Platform, startPlatform } from "@shirube/api/kernel/process/platform"
import { beginIndex, keepIndexCurrent } from "@shirube/api/modules/common/search/jobs"
import { loadPages } from "../../api/seed/pages.ts"
import { prepareDemo, prepareDemoCourses, prepareDemoQueues } from "./demo.ts"

export interface Backend {
  readonly api: Api
  readonly answers: StoredAnswers
  readonly platform: Platform
  /** The number of demo accounts that this start closed. */
  readonly closedDemoAccounts: number
  /** Starts loading what the site does not need to start. */
  bringRest(): void
  stop(): Promise<void>
}

/** Development checks responses against the contract and caches none, because the code changes all the time. */
export type Stage = "production" | "development"

export async function startBackend(config: Config, log: Log, stage: Stage): Promise<Backend> {
  const database = await openDatabase(config, {
    onError: (err) => log.error({ err }, "a database connection broke"),
  })
  const { platform, closedDemoAccounts } = await database.inBulk(async () => {
    await migrate(database)
    if (database.engine === "embedded") await retryCutOffJobs(database)
    await recogniseSecrets(database, config, log)
    await beginIndex(database.db, contributions.searchSources)
    await loadPages(database.db, systemClock.now())
    // Before the first request: demo passwords are public and must not work outside demo mode.
    const closedDemoAccounts = await prepareDemo(database, config, systemClock.now())
    const platform = await startPlatform({
      config,
      database,
      clock: systemClock,
      log,
      checkResponses: stage === "development",
      storesAnswers: stage === "production",
      contributions,
    })
    await keepIndexCurrent(platform)
    await prepareDemoQueues(platform)
    return { platform, closedDemoAccounts }
  })
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
