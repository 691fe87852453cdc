// What the expensive calls of the site cost on PostgreSQL, in processor time of server and database: a search that is not
// stored, and an answer, with everything that follows from it in the background.
import { nextMessage, processorSeconds, startScript, stop } from "../children.ts"
import type { Posting, PostingJob } from "../forum/posting.ts"
import type { BenchOptions } from "../options.ts"
import { postgresProcesses } from "../postgres-processes.ts"
import { BROWSER_HEADERS, type Product, productFolder, startProduct, tokenOf } from "../product.ts"
import { median } from "../statistics.ts"
import { atMost, type Row, shortNumber } from "../table.ts"
import { untilIdle } from "../until-idle.ts"

const SEARCH_MS = 8
const POSTING_MS = 30
/** As students type them: words, readings, questions, in both languages. */
const SEARCHES = [
  "visa change",
  "就活 いつから",
  "entry sheet gakuchika",
  "面接 服装",
  "part time job tax",
  "インターン 応募",
  "keigo email",
  "内定 辞退",
  "recruitment agency",
  "在留資格 変更 必要書類",
  "web test spi",
  "job fair tokyo",
]
const WARM_UP_MS = 3_000
const ANSWERS = 20
const EVERY_MS = 250

export async function workFigures(options: BenchOptions): Promise<Row[]> {
  const { databaseUrl: url, folder, isQuick, say } = options
  if (url === undefined) return []
  const database = await postgresProcesses(url)
  if (!database) return []
  say("searching and posting, PostgreSQL ...")
  const product = await startProduct({ dataDir: productFolder(folder), databaseUrl: url })
  // After a first start the dictionary processes the demo's texts for a minute.
  await untilIdle(product)
  const clock = () => (processorSeconds([product.pid]) ?? 0) + database.seconds()
  const rows = [
    await searching(product, clock, options),
    await posting(product, clock, { url, rounds: isQuick ? 1 : 3 }),
  ]
  await product.stop()
  return rows
}

/** Seconds of processor time so far, of server and database. */
type WorkClock = () => number

async function searching(
  product: Product,
  clock: WorkClock,
  { pace, rig }: Pick<BenchOptions, "pace" | "rig">,
): Promise<Row> {
  const paths = SEARCHES.map((words) => `/api/v1/search?q=${encodeURIComponent(words)}`)
  // A member's search is made for them each time.
  const headers = {
    ...BROWSER_HEADERS,
    Accept: "application/json",
    Authorization: `Bearer ${await tokenOf(product, "student@shirube.example")}`,
  }
  const ask = (ms: number) => rig.load({ port: product.port, paths, headers, connections: 4, ms })
  await ask(WARM_UP_MS)
  const costs: number[] = []
  for (let round = 0; round < pace.rounds; round++) {
    const before = clock()
    const { answers, refused } = await ask(pace.roundMs)
    if (refused > 0) throw new Error(`${refused} of ${answers} searches were not answered with 200`)
    costs.push(((clock() - before) * 1_000) / answers)
  }
  return rowOf("a search that is not stored, PostgreSQL", median(costs), SEARCH_MS)
}

async function posting(
  product: Product,
  clock: WorkClock,
  { url, rounds }: { readonly url: string; readonly rounds: number },
): Promise<Row> {
  const senpai = startScript("bench/forum/posting.ts")
  senpai.send({ url, port: product.port } satisfies PostingJob)
  await nextMessage(senpai)
  const post = async () => {
    senpai.send({ answers: ANSWERS, everyMs: EVERY_MS } satisfies Posting)
    await nextMessage(senpai)
    await untilIdle(product)
  }
  /** Seconds of work, and seconds of the clock. */
  const timed = async (task: () => Promise<unknown>) => {
    const [worked, started] = [clock(), performance.now()]
    await task()
    return { work: clock() - worked, elapsed: (performance.now() - started) / 1_000 }
  }
  await post()
  const idle = await timed(() => untilIdle(product))
  const costs: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { work, elapsed } = await timed(post)
    costs.push(((work - (idle.work / idle.elapsed) * elapsed) * 1_000) / ANSWERS)
  }
  await stop(senpai)
  return rowOf("posting an answer, and what follows from it, PostgreSQL", median(costs), POSTING_MS)
}

const rowOf = (what: string, cost: number, limit: number): Row => ({
  what,
  ours: `${shortNumber(cost)} ms`,
  beside: "processor time",
  promised: atMost(cost, limit, " ms"),
})
