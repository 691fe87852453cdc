// Cached responses of the API over HTTP, on both engines.
import type { BenchOptions } from "../options.ts"
import { articlePaths, BROWSER_HEADERS, productFolder, startProduct } from "../product.ts"
import { atLeast, type Row, shortNumber } from "../table.ts"

/** Share of a bare server's rate promised for cached responses. */
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
    // The database is not queried, and its idle processes exit after a while: their time does not count.
    const target = { port: product.port, pids: [product.pid] }
    const { ours, ceiling, ratio } = await rig.duel(target, { paths, headers }, pace)
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
