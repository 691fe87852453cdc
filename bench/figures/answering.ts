// Two hundred readers of questions and lists, while senpai answer: each answer invalidates that question's
// page and its lists.
import { cores, nextMessage, processorSeconds, startScript, stop } from "../children.ts"
import type { Posting, PostingJob } from "../forum/posting.ts"
import type { BenchOptions } from "../options.ts"
import { ASK_SENPAI, BROWSER_HEADERS, productFolder, questionPaths, startProduct } from "../product.ts"
import { compareRounds, median } from "../statistics.ts"
import { atLeast, atMost, type Row, shortNumber } from "../table.ts"
import { untilIdle } from "../until-idle.ts"

const READERS = 200
const EVERY_MS = 500
const ANSWERS = 12
const LISTS = ["", "?sort=unanswered", "?sort=helpful", "?topic=visa", "?topic=interviews", "/topics"]
const HALF = 0.5

interface Reading {
  /** Per second of processor time, which includes all work for the answers. */
  readonly perSecond: number
  readonly medianMs: number
}

export async function answeringFigures({
  databaseUrl,
  folder,
  isQuick,
  rig,
  say,
}: BenchOptions): Promise<Row[]> {
  if (databaseUrl === undefined) return []
  say("readers while answers are posted, PostgreSQL ...")
  const product = await startProduct({ dataDir: productFolder(folder), databaseUrl })
  await untilIdle(product)
  const senpai = startScript("bench/forum/posting.ts", { core: cores.load })
  senpai.send({ url: databaseUrl, port: product.port } satisfies PostingJob)
  await nextMessage(senpai)
  const paths = [
    ...(await questionPaths(product)),
    ...LISTS.flatMap((list) => [`/en${ASK_SENPAI}${list}`, `/ja${ASK_SENPAI}${list}`]),
  ]
  const read = async (): Promise<Reading> => {
    const asking = { port: product.port, paths, headers: BROWSER_HEADERS, connections: READERS }
    const before = processorSeconds([product.pid])
    const { answers, seconds, refused, latenciesMs } = await rig.load({ ...asking, ms: ANSWERS * EVERY_MS })
    const after = processorSeconds([product.pid])
    if (refused > 0) throw new Error(`${refused} of ${answers} responses to readers were not 200`)
    const worked = before === undefined || after === undefined ? seconds : after - before
    return { perSecond: answers / worked, medianMs: median(latenciesMs) }
  }
  const readWhilePosting = async () => {
    senpai.send({ answers: ANSWERS, everyMs: EVERY_MS } satisfies Posting)
    const [reading] = await Promise.all([read(), nextMessage(senpai)])
    return reading
  }

  await read()
  const rounds: { calm: Reading; lively: Reading }[] = []
  for (let round = 0; round < (isQuick ? 2 : 7); round++)
    rounds.push({ calm: await read(), lively: await readWhilePosting() })
  await stop(senpai)
  await product.stop()

  const compare = (name: "perSecond" | "medianMs") =>
    compareRounds(rounds.map(({ calm, lively }) => ({ ours: lively[name], ceiling: calm[name] })))
  const [rate, wait] = [compare("perSecond"), compare("medianMs")]
  const what = `${READERS} readers of questions while two answers a second are posted`
  return [
    {
      what: `${what}, pages`,
      ours: `${shortNumber(rate.ours)}/s`,
      beside: `${shortNumber(rate.ceiling)}/s (calm)`,
      ratio: rate.ratio,
      promised: atLeast(rate.ratio, HALF),
    },
    {
      what: `${what}, median`,
      ours: `${shortNumber(wait.ours)} ms`,
      beside: `${shortNumber(wait.ceiling)} ms (calm)`,
      ratio: wait.ratio,
      promised: atMost(wait.ratio, 1 / HALF),
    },
  ]
}
