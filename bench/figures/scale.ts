// Cost of queries with many articles, over HTTP with several callers at once and nothing cached.
import { join } from "node:path"
import { nextMessage, startScript, stop } from "../children.ts"
import type { BenchOptions } from "../options.ts"
import type { ScaleJob, ScaleResult } from "../scale/main.ts"
import { atMost, type Row, shortNumber } from "../table.ts"

const FLAT_RATIO = 3

export function scaleFigures(options: BenchOptions): Promise<Row[]> {
  const sizes = options.isQuick ? [100, 2_000] : options.inFull ? [100, 100_000] : [100, 10_000, 100_000]
  return costBySize(options, { of: "articles", nouns: "articles", embedded: sizes, postgres: sizes })
}

export interface Sizes {
  readonly of: ScaleJob["of"]
  readonly nouns: string
  readonly embedded: readonly number[]
  readonly postgres: readonly number[]
}

export async function costBySize(
  options: BenchOptions,
  { of, nouns, embedded, postgres }: Sizes,
): Promise<Row[]> {
  const { folder, databaseUrl, explain, say } = options
  const engines = [
    { name: "embedded", serverUrl: undefined, sizes: embedded },
    ...(databaseUrl ? [{ name: "PostgreSQL", serverUrl: databaseUrl, sizes: postgres }] : []),
  ]
  for (const { name, sizes } of engines)
    say(`filling databases with ${numbers(sizes, ", ")} ${nouns}, ${name} ...`)
  // Both fill at the same time, each on its core; they measure in sequence.
  const children = await Promise.all(
    engines.map(async ({ name, serverUrl, sizes }) => {
      const child = startScript("bench/scale/main.ts")
      const rounds = options.isQuick ? 9 : 21
      child.send({
        of,
        folder: join(folder, `${of}-${name}`),
        serverUrl,
        sizes,
        inFull: options.inFull,
        rounds,
        explain,
      } satisfies ScaleJob)
      await nextMessage(child)
      return { name, sizes, child }
    }),
  )
  const rows: Row[] = []
  for (const { name, sizes, child } of children) {
    say(`cost by number of ${nouns}, ${name} ...`)
    child.send("measure")
    const { figures, plans } = await nextMessage<ScaleResult>(child)
    if (explain) console.log(`# ${name}\n\n${plans}`)
    rows.push(...figures.map((figure) => scaleRow(name, sizes, figure)))
    await stop(child)
  }
  return rows
}

const numbers = (sizes: readonly number[], between: string) =>
  sizes.map((size) => size.toLocaleString("en-US")).join(between)

function scaleRow(
  engine: string,
  sizes: readonly number[],
  { name, mediansMs, most = FLAT_RATIO }: ScaleResult["figures"][number],
): Row {
  const ratio = (mediansMs.at(-1) ?? 0) / (mediansMs[0] ?? 1)
  return {
    what: `${name}, ${engine}`,
    ours: `${mediansMs.map(shortNumber).join(" · ")} ms`,
    beside: `at ${numbers(sizes, " · ")}`,
    ratio,
    promised: atMost(ratio, most),
  }
}
