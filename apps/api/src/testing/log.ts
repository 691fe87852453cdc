import { createLog } from "#api/kernel/process/log"

export const silentLog = createLog("silent")

const WARN = 40

/** Collects what would have been logged at `warn` and above; a test that expects nothing asserts it is empty. */
export function collectingLog() {
  const lines: string[] = []
  const everyLine: string[] = []
  const write = (line: string) => {
    everyLine.push(line)
    if (JSON.parse(line).level >= WARN) lines.push(line)
  }
  return { log: createLog("trace", { write }), lines, everyLine }
}
