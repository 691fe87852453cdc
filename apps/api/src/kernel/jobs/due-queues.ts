// Each queue has a worker that asks for jobs at the start and once a minute: two hundred statements, nearly all without a
// result. Those of one moment become a single one that finds the queues with due jobs.
import type { Db as JobsHandle } from "pg-boss"

/** The library's statement that takes jobs from a queue. Others, and a later version's, are run as they are. */
const TAKES_JOBS = /^\s*WITH\s+next AS \(\s*SELECT j\.id\s+FROM [\w.]+ j\s+WHERE j\.name = '([\w./-]+)'/i
const ONE_MOMENT_MS = 5
/** As many queues are asked directly, as after a NOTIFY. */
const FEW = 2

const DUE = `select queue.name from jobs.queue where exists (
  select from jobs.job where job.name = queue.name and job.state < 'active' and not job.blocked
    and job.start_after <= jobs.job_now())`

type Rows = { rows: unknown[] }

interface Taking {
  readonly queue: string
  take(): void
  readonly none: (result: Rows) => void
  readonly fail: (error: unknown) => void
}

export function askingDueQueues(handle: JobsHandle): JobsHandle {
  let together: Taking[] = []

  const takeAll = async () => {
    const these = together
    together = []
    if (these.length <= FEW) {
      for (const { take } of these) take()
      return
    }
    try {
      // Read after all of them were asked, so none of them misses a job that was there.
      const { rows } = (await handle.executeSql(DUE)) as { rows: { name: string }[] }
      const due = new Set(rows.map(({ name }) => name))
      for (const { queue, take, none } of these) due.has(queue) ? take() : none({ rows: [] })
    } catch (error) {
      for (const { fail } of these) fail(error)
    }
  }

  return {
    ...handle,
    executeSql(text, values) {
      const queue = TAKES_JOBS.exec(text)?.[1]
      if (queue === undefined) return handle.executeSql(text, values)
      return new Promise((resolve, reject) => {
        if (together.length === 0) setTimeout(() => void takeAll(), ONE_MOMENT_MS)
        const take = () => void handle.executeSql(text, values).then(resolve, reject)
        together.push({ queue, take, none: resolve, fail: reject })
      })
    },
  }
}
