import { createLog } from "#api/platform/log"

export const silentLog = createLog("silent")

/** Collects what would have been logged at `warn` and above; a test that expects nothing asserts it is empty. */
export function collectingLog() {
  const lines: string[] = []
  const log = createLog("warn", { write: (line: string) => void lines.push(line) })
  return { log, lines }
}
