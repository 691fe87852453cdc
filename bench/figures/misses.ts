// Cost of uncached API responses, on PostgreSQL, without HTTP.
import { cores, nextMessage, startScript, stop } from "../children.ts"
import type { MissJob, MissResult } from "../misses/main.ts"
import type { BenchOptions } from "../options.ts"
import { type Row, shortNumber } from "../table.ts"

export async function missFigures({ databaseUrl, folder, pace, say }: BenchOptions): Promise<Row[]> {
  if (databaseUrl === undefined) return []
  say("uncached API responses, PostgreSQL ...")
  const child = startScript("bench/misses/main.ts", { core: cores.server })
  child.send({ folder, serverUrl: databaseUrl, ...pace } satisfies MissJob)
  const results = await nextMessage<MissResult>(child)
  await stop(child)
  return results.map(({ name, perSecond }) => ({
    what: `API ${name}, not stored, PostgreSQL`,
    ours: `${shortNumber(perSecond)}/s`,
    beside: "",
  }))
}
