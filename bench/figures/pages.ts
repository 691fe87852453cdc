// Pages: cached ones, rendered ones, their JavaScript, and how one expensive visitor affects others.
import { gzipSync } from "node:zlib"
import { importsOf, scriptsIn } from "../first-load.ts"
import type { BenchOptions } from "../options.ts"
import {
  articlePaths,
  BROWSER_HEADERS,
  mentorPaths,
  type Product,
  productFolder,
  questionPaths,
  signIn,
  startProduct,
} from "../product.ts"
import { get, type Rig } from "../rig.ts"
import { median, quantile } from "../statistics.ts"
import { atLeast, atMost, type Row, shortNumber } from "../table.ts"
import { untilIdle } from "../until-idle.ts"
import { firstVisitFigures } from "./first-visit.ts"

const PAGE = "/en/article/entry-sheet"
const CACHED_RATIO = 0.65
const GZIP_RATIO = 0.5
const MEMBER_RATIO = 0.4
const FIRST_LOAD_KB = 130
const TODAY_MS = 50
/** Each cookie renders a variant of the same articles that is not cached. */
const STORM_COOKIES = ["theme=dark; furigana=off", "theme=dark; furigana=on", "theme=light; furigana=off"]

export async function pageFigures(options: BenchOptions): Promise<Row[]> {
  const { folder, pace, rig, say } = options
  say("pages ...")
  const product = await startProduct({ dataDir: productFolder(folder) })
  // After a first start a job adds readings to all questions, which invalidates their pages.
  await untilIdle(product)
  const target = { port: product.port, pids: [product.pid] }
  const duel = async (
    what: string,
    paths: readonly string[],
    headers: Record<string, string>,
    promised: number,
  ): Promise<Row> => {
    const { ours, ceiling, ratio } = await rig.duel(target, { paths, headers }, pace)
    return {
      what,
      ours: `${shortNumber(ours)}/s`,
      beside: `${shortNumber(ceiling)}/s (node:http)`,
      ratio,
      promised: atLeast(ratio, promised),
    }
  }
  const articles = await articlePaths(product)
  const questions = await questionPaths(product)
  const mentors = await mentorPaths(product)
  const member = await signIn(product, "student@shirube.example")
  const rows = [
    await duel("stored page, plain", [PAGE], {}, CACHED_RATIO),
    await duel("stored page, gzip", [PAGE], { "Accept-Encoding": "gzip" }, GZIP_RATIO),
    await duel("50 stored pages as browsers ask, br", articles, BROWSER_HEADERS, CACHED_RATIO),
    await duel(
      "50 stored pages, signed in, br",
      articles,
      { ...BROWSER_HEADERS, Cookie: member },
      MEMBER_RATIO,
    ),
    await duel("home page, signed in, br", ["/en"], { ...BROWSER_HEADERS, Cookie: member }, MEMBER_RATIO),
    await todayFigure(product, member, options),
    await duel("50 question pages, visitor, br", questions, BROWSER_HEADERS, MEMBER_RATIO),
    await duel(
      "50 question pages, signed in, br",
      questions,
      { ...BROWSER_HEADERS, Cookie: member },
      MEMBER_RATIO,
    ),
    await duel("50 pages about senpai, visitor, br", mentors, BROWSER_HEADERS, MEMBER_RATIO),
    await firstLoadFigure(product, say),
    ...(await firstVisitFigures(product, options)),
    ...(await stormFigures(product, articles, options)),
  ]
  await product.stop()
  return rows
}

/** The one call of a member's home page, which asks a dozen features. */
async function todayFigure({ port }: Product, member: string, { rig, pace }: BenchOptions): Promise<Row> {
  const token = /auth\._token\.local=([^;]+)/.exec(member)?.[1] ?? ""
  const headers = { Accept: "application/json", Authorization: `Bearer ${decodeURIComponent(token)}` }
  const own = { port, connections: 1, ms: pace.roundMs, everyMs: 40 }
  const { latenciesMs } = await rig.load({ ...own, paths: ["/api/v1/today"], headers })
  const page = await rig.load({ ...own, paths: ["/en"], headers: { ...BROWSER_HEADERS, Cookie: member } })
  const ours = median(latenciesMs)
  return {
    what: "what waits for a member (GET /v1/today), median",
    ours: `${shortNumber(ours)} ms`,
    beside: `${shortNumber(median(page.latenciesMs))} ms (their stored page)`,
    promised: atMost(ours, TODAY_MS, " ms"),
  }
}

/** Follows static imports as a browser does, so that a missing preload hides nothing. */
async function firstLoadFigure({ port }: Product, say: BenchOptions["say"]): Promise<Row> {
  const sizes = new Map<string, number>()
  const waiting = scriptsIn((await get(port, { path: PAGE })).body.toString("utf8"))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (sizes.has(path)) continue
    const { status, body } = await get(port, { path })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    sizes.set(path, gzipSync(body, { level: 9 }).length)
    waiting.push(...importsOf(path, body.toString("utf8")))
  }
  const files = [...sizes].sort(([, a], [, b]) => b - a)
  for (const [path, size] of files) say(`  ${(size / 1000).toFixed(1).padStart(6)} KB  ${path}`)
  const total = files.reduce((sum, [, size]) => sum + size, 0) / 1000
  return {
    what: "first-load JavaScript, gzip",
    ours: `${total.toFixed(1)} KB`,
    beside: `${files.length} files`,
    promised: atMost(total, FIRST_LOAD_KB, " KB"),
  }
}

/** One visitor opens uncached pages in sequence, while another reads cached ones. */
async function stormFigures(
  { port }: Product,
  articles: readonly string[],
  { rig, pace, isQuick }: BenchOptions,
): Promise<Row[]> {
  const calm: number[] = []
  const storm: number[] = []
  const renders: number[] = []
  for (const cookie of STORM_COOKIES.slice(0, isQuick ? 1 : undefined)) {
    calm.push(...(await readingLatencies(rig, port, pace.roundMs)))
    const { during, render } = await storming(rig, port, articles, cookie)
    storm.push(...during)
    renders.push(...render)
  }
  const row = (what: string, share: number): Row => {
    const [under, quiet] = [quantile(storm, share), quantile(calm, share)]
    return {
      what,
      ours: `${shortNumber(under)} ms`,
      beside: `${shortNumber(quiet)} ms (calm)`,
      ratio: under / quiet,
    }
  }
  return [
    {
      what: "rendering an uncached article page",
      ours: `${shortNumber(median(renders))} ms`,
      beside: `${shortNumber(median(calm))} ms (stored)`,
      ratio: median(renders) / median(calm),
    },
    row("stored page while 50 others are rendered, median", 0.5),
    row("stored page while 50 others are rendered, 99 %", 0.99),
  ]
}

async function storming(rig: Rig, port: number, paths: readonly string[], cookie: string) {
  const headers = { ...BROWSER_HEADERS, Cookie: cookie }
  const storm = rig.load({ port, paths, headers, connections: 1 })
  let isOver = false
  void storm.finally(() => {
    isOver = true
  })
  const during: number[] = []
  while (!isOver) during.push(...(await readingLatencies(rig, port, 400)))
  return { during, render: (await storm).latenciesMs }
}

/** Latencies of a reader who requests the cached page at intervals, regardless of load. */
const readingLatencies = async (rig: Rig, port: number, ms: number) =>
  (await rig.load({ port, paths: [PAGE], headers: {}, connections: 1, ms, everyMs: 40 })).latenciesMs
