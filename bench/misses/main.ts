// In-process API calls on PostgreSQL with nothing cached: the cost of each response.
import { contributions, createApi } from "@shirube/api/app"
import { readConfig } from "@shirube/api/kernel/config/config"
import { migrate } from "@shirube/api/kernel/db/migrate"
import { openPostgres } from "@shirube/api/kernel/db/postgres"
import { systemClock } from "@shirube/api/kernel/process/clock"
import { createLog } from "@shirube/api/kernel/process/log"
import { startPlatform } from "@shirube/api/kernel/process/platform"
import { loadContent } from "../../apps/api/seed/load.ts"
import { processorSeconds } from "../children.ts"
import { select } from "../scale/select.ts"
import { median } from "../statistics.ts"

export interface MissJob {
  readonly folder: string
  readonly serverUrl: string
  readonly rounds: number
  readonly roundMs: number
}
/** Responses per second of processor time, including the database's. */
export type MissResult = readonly { readonly name: string; readonly perSecond: number }[]

const CALLERS = 8

async function measure({ folder, serverUrl, rounds, roundMs }: MissJob): Promise<MissResult> {
  const server = await openPostgres({ url: serverUrl, pool: 1 })
  await server.exec("create database misses")
  await server.close()
  const url = new URL(serverUrl)
  url.pathname = "/misses"
  const database = await openPostgres({ url: url.href, pool: CALLERS })
  await migrate(database)
  await loadContent(database.db, systemClock.now())
  const platform = await startPlatform({
    config: readConfig({ DATA_DIR: folder }),
    database,
    clock: systemClock,
    log: createLog("error"),
    checkResponses: false,
    storesAnswers: false,
    contributions: { ...contributions, jobs: () => [], subscribers: [] },
  })
  const api = createApi(platform)
  const articles = await select<{ id: string }>(database, "select id from articles order by id")
  const questions = [
    { name: "detail", paths: articles.map(({ id }) => `/v1/articles/${id}`) },
    { name: "list", paths: ["/v1/articles"] },
  ]

  let asked = 0
  const ask = async (paths: readonly string[]) => {
    const path = paths[asked % paths.length]
    const language = (asked++ >> 3) % 2 ? "ja" : "en"
    const response = await api(
      new Request(`http://bench/api${path}`, { headers: { LanguageType: language } }),
    )
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    await response.arrayBuffer()
  }
  await Promise.all(Array.from({ length: CALLERS }, () => ask(["/v1/tags"])))
  const backends = (
    await select<{ pid: number }>(
      database,
      "select pid from pg_stat_activity where application_name like 'shirube%'",
    )
  ).map(({ pid }) => pid)
  const spent = () => processorSeconds([process.pid, ...backends]) ?? performance.now() / 1000
  const round = async (paths: readonly string[]) => {
    const [before, askedBefore, until] = [spent(), asked, performance.now() + roundMs]
    const caller = async () => {
      while (performance.now() < until) await ask(paths)
    }
    await Promise.all(Array.from({ length: CALLERS }, caller))
    return (asked - askedBefore) / (spent() - before)
  }
  const results = []
  for (const { name, paths } of questions) {
    await round(paths)
    const rates: number[] = []
    for (let i = 0; i < rounds; i++) rates.push(await round(paths))
    results.push({ name, perSecond: median(rates) })
  }
  return results
}

process.on("message", (job: MissJob) => {
  measure(job).then(
    (result) => process.send?.(result),
    (error) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.once("disconnect", () => process.exit())
