// The API over HTTP, on both engines.
import { openPostgres } from "@shirube/api/db/postgres"
import type { BenchOptions } from "../options.ts"
import { articlePaths, BROWSER_HEADERS, productFolder, startProduct } from "../product.ts"
import { select } from "../scale/select.ts"
import { atLeast, type Row, shortNumber } from "../table.ts"

/** Of what a bare server reaches, for answers that are stored. */
const STORED_RATIO = 0.3
const HEADERS = {
  ...BROWSER_HEADERS,
  Accept: "application/json",
  "X-Requested-With": "XMLHttpRequest",
  LanguageType: "en",
  JJAppVer: "jj-v3",
}

export async function apiFigures(options: BenchOptions): Promise<Row[]> {
  const embedded = await figuresOn("embedded", undefined, options)
  if (!options.databaseUrl) {
    options.say("PostgreSQL is not on this machine: the embedded engine only")
    return embedded
  }
  return [...embedded, ...(await figuresOn("PostgreSQL", options.databaseUrl, options))]
}

async function figuresOn(
  engine: string,
  databaseUrl: string | undefined,
  { folder, pace, rig, say }: BenchOptions,
): Promise<Row[]> {
  say(`API, ${engine} ...`)
  const product = await startProduct({ dataDir: productFolder(folder), databaseUrl })
  const rows: Row[] = []
  const details = (await articlePaths(product)).map((path) =>
    path.replace(/^\/\w+\/article/, "/api/v1/articles"),
  )
  const questions = [
    { name: "list", paths: ["/api/v1/articles"] },
    { name: "detail", paths: [...new Set(details)] },
    { name: "search", paths: ["visa", "interview", "company"].map((words) => `/api/v1/search?q=${words}`) },
  ]
  for (const { name, paths } of questions) {
    const headers = HEADERS
    await rig.load({ port: product.port, paths, headers, connections: 16, ms: 500 }) // opens the pool
    const pids = [product.pid, ...(databaseUrl ? await backendsOf(databaseUrl) : [])]
    const { ours, ceiling, ratio } = await rig.duel({ port: product.port, pids }, { paths, headers }, pace)
    rows.push({
      what: `API ${name}, stored, br, ${engine}`,
      ours: `${shortNumber(ours)}/s`,
      beside: `${shortNumber(ceiling)}/s (node:http)`,
      ratio,
      promised: atLeast(ratio, STORED_RATIO),
    })
  }
  await product.stop()
  return rows
}

/** The server's processes that answer the product: their time counts as ours. */
async function backendsOf(url: string): Promise<number[]> {
  const database = await openPostgres({ url, pool: 1 })
  const found = await select<{ pid: number }>(
    database,
    "select pid from pg_stat_activity where application_name like 'shirube%' and pid <> pg_backend_pid()",
  )
  await database.close()
  return found.map(({ pid }) => pid)
}
