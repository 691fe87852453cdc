// Readers of an unchanged page while others change: an editor publishes every two seconds, which invalidates
// the pages of other readers.
import { setTimeout as sleep } from "node:timers/promises"
import type { Changed, ChangeJob } from "../changes/main.ts"
import { cores, nextMessage, startScript, stop } from "../children.ts"
import type { BenchOptions } from "../options.ts"
import { articlePaths, BROWSER_HEADERS, type Product, productFolder, startProduct } from "../product.ts"
import { get, type Rig } from "../rig.ts"
import { quantile } from "../statistics.ts"
import { atMost, type Row, shortNumber } from "../table.ts"

const ARTICLE = "entry-sheet"
const PAGE = `/en/article/${ARTICLE}`
const EVERY_MS = 2_000
const CHANGES = 3
const READS_EVERY_MS = 10
/** How much slower the slowest responses may get. */
const LIFT = 1.5
/** Lists of articles are invalidated with every change, like the article itself. */
const LISTS = ["", "/article", "/learning/article", "/career/article"]
const OTHER_READERS = 4

export async function changeFigures({
  databaseUrl,
  folder,
  isQuick,
  rig,
  say,
}: BenchOptions): Promise<Row[]> {
  if (databaseUrl === undefined) return []
  say("readers while an article changes every two seconds, PostgreSQL ...")
  const product = await startProduct({ dataDir: productFolder(folder), databaseUrl })
  const editor = startScript("bench/changes/main.ts", { core: cores.load })
  editor.send({ url: databaseUrl, spared: await articlesOn(product) } satisfies ChangeJob)
  await nextMessage(editor)
  const others = [...(await articlePaths(product)), ...LISTS.flatMap((path) => [`/en${path}`, `/ja${path}`])]
  const askAround = () =>
    rig.load({ port: product.port, paths: others, headers: BROWSER_HEADERS, connections: OTHER_READERS })
  const changing = async () => {
    for (let change = 0; change < CHANGES; change++) {
      const next = sleep(EVERY_MS)
      editor.send("change")
      await nextMessage<Changed>(editor)
      await askAround()
      await next
    }
  }

  await askAround()
  const bare = await rig.bare({ port: product.port, pids: [product.pid] }, ASKING)
  const ports = [product.port, bare.port] as const
  const calm = readings()
  const lively = readings()
  for (let round = 0; round < (isQuick ? 2 : 6); round++) {
    await keepReading(rig, ports, calm, sleep(CHANGES * EVERY_MS))
    await keepReading(rig, ports, lively, changing())
  }
  await stop(editor)
  await product.stop()

  const row = (what: string, place: 0 | 1, share: number): Row & { readonly ratio: number } => {
    const [ours, quiet] = [quantile(lively[place], share), quantile(calm[place], share)]
    return {
      what: `${what}, ${share === 0.5 ? "median" : `${share * 100} %`}`,
      ours: `${shortNumber(ours)} ms`,
      beside: `${shortNumber(quiet)} ms (calm)`,
      ratio: ours / quiet,
    }
  }
  const slowest = row("stored page while an article changes every 2 s", 0, 0.99)
  return [
    row("stored page while an article changes every 2 s", 0, 0.5),
    { ...slowest, promised: atMost(slowest.ratio, LIFT) },
    row("the same bytes from a bare node:http, meanwhile", 1, 0.99),
  ]
}

const ASKING = { paths: [PAGE], headers: BROWSER_HEADERS }

/** Latencies of the product and of the bare server. */
const readings = (): [number[], number[]] => [[], []]

/** Requests both at the same fixed intervals, regardless of load, until the work is done. */
async function keepReading(
  rig: Rig,
  ports: readonly [number, number],
  into: readonly [number[], number[]],
  work: Promise<unknown>,
): Promise<void> {
  let isOver = false
  void work.finally(() => {
    isOver = true
  })
  const read = async (place: 0 | 1) => {
    const asking = { ...ASKING, port: ports[place], connections: 1, ms: 500, everyMs: READS_EVERY_MS }
    while (!isOver) into[place].push(...(await rig.load(asking)).latenciesMs)
  }
  await Promise.all([work, read(0), read(1)])
}

/** The articles shown on the measured page: none of them may change, or the page would be invalidated as well. */
async function articlesOn({ port }: Product): Promise<string[]> {
  const { body } = await get(port, { path: `/api/v1/articles/${ARTICLE}` })
  const { related } = JSON.parse(body.toString("utf8")) as { related: { id: string }[] }
  return [ARTICLE, ...related.map(({ id }) => id)]
}
