import { pino } from "pino"

export const silentLog = pino({ level: "silent" })

/** Collects what would have been logged at `warn` and above; a test that expects nothing asserts it is empty. */
export function collectingLog() {
  const lines: string[] = []
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) })
  return { log, lines }
}
