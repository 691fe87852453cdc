// The processor time of a PostgreSQL server on this machine, including that of its processes that have ended.
import { readFileSync } from "node:fs"
import { openPostgres } from "@shirube/api/kernel/db/postgres"
import { TICKS_PER_SECOND } from "./children.ts"
import { select } from "./scale/select.ts"

export interface PostgresProcesses {
  /** So far. */
  seconds(): number
}

/** Undefined if the server is on another machine, or the system does not report processor time. */
export async function postgresProcesses(url: string): Promise<PostgresProcesses | undefined> {
  const database = await openPostgres({ url, pool: 1 })
  const [own] = await select<{ pid: number }>(database, "select pg_backend_pid() as pid")
  const leader = parentOf(own?.pid ?? 0)
  await database.close()
  if (leader === undefined) return undefined
  try {
    const seconds = () => {
      const children = readFileSync(`/proc/${leader}/task/${leader}/children`, "utf8").trim().split(" ")
      const ended = ticksIn(leader, [...OWN_TICKS, ...ENDED_TICKS])
      return children.reduce((sum, pid) => sum + ticksIn(Number(pid), OWN_TICKS), ended) / TICKS_PER_SECOND
    }
    seconds()
    return { seconds }
  } catch {
    return undefined
  }
}

/** Positions in /proc/…/stat after the name of the program. */
const PARENT = 1
const OWN_TICKS = [11, 12]
const ENDED_TICKS = [13, 14]

const fieldsOf = (pid: number) => {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
  return stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number)
}

function parentOf(pid: number): number | undefined {
  try {
    return fieldsOf(pid)[PARENT]
  } catch {
    return undefined
  }
}

/** 0 if it has just ended. */
function ticksIn(pid: number, positions: readonly number[]): number {
  try {
    const fields = fieldsOf(pid)
    return positions.reduce((sum, position) => sum + (fields[position] ?? 0), 0)
  } catch {
    return 0
  }
}
