// Sends a video as often as possible, compared with a bare file server.
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { cores, nextMessage, pidOf, processorSeconds, startScript, stop } from "../children.ts"
import type { Planted } from "../media/add-video.ts"
import type { Listening } from "../media/bare.ts"
import type { BenchOptions } from "../options.ts"
import { startProduct } from "../product.ts"
import type { Target } from "../rig.ts"
import { compareRounds, type Round } from "../statistics.ts"
import { atLeast, type Row, shortNumber } from "../table.ts"
import { untilIdle } from "../until-idle.ts"

const HALF = 0.5
const WATCHERS = 8

export async function mediaFigures({ folder, pace, rig, say }: BenchOptions): Promise<Row[]> {
  say("a film, embedded ...")
  const dataDir = join(folder, "media")
  mkdirSync(dataDir, { mode: 0o700 })
  const planting = startScript("bench/media/add-video.ts", { env: { DATA_DIR: dataDir } })
  const { file, address } = await nextMessage<Planted>(planting)
  await stop(planting)
  const product = await startProduct({ dataDir })
  await untilIdle(product)
  const bare = startScript("bench/media/bare.ts", { args: [file], core: cores.server })
  const ours = { port: product.port, pids: [product.pid] }
  const ceiling = { ...(await nextMessage<Listening>(bare)), pids: [pidOf(bare)] }

  const filmsPerProcessorSecond = async ({ port, pids }: Target) => {
    const before = processorSeconds(pids)
    const asking = { port, paths: [address], headers: {}, connections: WATCHERS }
    const { answers, seconds, refused } = await rig.load({ ...asking, ms: pace.roundMs * 2 })
    const after = processorSeconds(pids)
    if (refused > 0) throw new Error(`${refused} of ${answers} videos were not sent`)
    return answers / (before === undefined || after === undefined ? seconds : after - before)
  }
  const rounds: Round[] = []
  for (const target of [ceiling, ours]) await filmsPerProcessorSecond(target)
  for (let round = 0; round < pace.rounds; round++)
    rounds.push({
      ceiling: await filmsPerProcessorSecond(ceiling),
      ours: await filmsPerProcessorSecond(ours),
    })
  await stop(bare)
  await product.stop()

  const compared = compareRounds(rounds)
  return [
    {
      what: "a film of 8 MB",
      ours: `${shortNumber(compared.ours)}/s`,
      beside: `${shortNumber(compared.ceiling)}/s (node:http, a file stream)`,
      ratio: compared.ratio,
      promised: atLeast(compared.ratio, HALF),
    },
  ]
}
