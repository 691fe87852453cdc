// Counts in this process, written together: a reader costs no write of their own. A process that is killed loses
// the counts of the last seconds, which no one misses.
import type { FigureName } from "@shirube/vocabulary/editorial/figures/choices"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { Db } from "../db/client.ts"
import type { Clock } from "../process/clock.ts"
import { addFigures, type FigureRow } from "./queries.ts"

export interface Figure {
  readonly name: FigureName
  readonly subject?: string
  readonly language?: string
  readonly device?: string
}

export interface Tally {
  count(figure: Figure): void
  /** Writes what has been counted. */
  flush(): Promise<void>
  stop(): Promise<void>
}

const FLUSH_MS = 10_000
/** Far more than there are subjects; beyond, new ones are left out until the next write. */
const MOST_ROWS = 20_000

export function createTally({ db, clock }: { readonly db: Db; readonly clock: Clock }): Tally {
  let counted = new Map<string, FigureRow>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> = Promise.resolve()

  function add(row: FigureRow): void {
    const key = keyOf(row)
    const known = counted.get(key)
    if (known) known.count += row.count
    else if (counted.size < MOST_ROWS) counted.set(key, row)
    // An idle server stays idle: nothing ticks while nothing is counted.
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref()
  }

  /** In the order of the key: processes that write the same rows at once wait for each other instead of deadlocking. */
  async function write(rows: Map<string, FigureRow>): Promise<void> {
    const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
    try {
      await db.transaction((tx) => addFigures(tx, sorted))
    } catch {
      // The database is away, which others report. Tried again with the next counts.
      for (const row of sorted) add(row)
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const rows = counted
    counted = new Map()
    if (rows.size > 0) writing = writing.then(() => write(rows))
    return writing
  }

  return {
    count: ({ name, subject = "", language = "", device = "" }) =>
      add({ name, day: dayInJapan(clock.now()), subject, language, device, count: 1 }),
    flush,
    async stop() {
      await flush()
      clearTimeout(timer)
    },
  }
}

const keyOf = ({ name, day, subject, language, device }: FigureRow) =>
  [name, day, subject, language, device].join("\n")
