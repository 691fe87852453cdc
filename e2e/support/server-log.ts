// The server's log in tests: an unexpected error line fails a test, or at the latest the run.
import { appendFileSync, existsSync, readFileSync } from "node:fs"

const ERROR_LEVEL = 50

interface Line {
  readonly level?: number
  readonly requestId?: string
  readonly err?: { readonly requestId?: string }
}

function parse(line: string): Line {
  try {
    return JSON.parse(line)
  } catch {
    return {} // the banner
  }
}

const readLines = (file: string) =>
  existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : []

/** Nearly all lines are about successful requests and every journey reads the log twice, so those are not parsed. */
const WENT_WELL = '{"level":30,'

export const errorLines = (log: string) =>
  readLines(log).filter(
    (line) => line.startsWith("{") && !line.startsWith(WENT_WELL) && (parse(line).level ?? 0) >= ERROR_LEVEL,
  )

/** The id of the request a line is about; undefined for the server itself. */
export function requestIdOf(line: string): string | undefined {
  const { requestId, err } = parse(line)
  return requestId ?? err?.requestId
}

/** Two workers share one server: errors provoked on purpose are recorded for the end of the run. */
export const expectLine = (log: string, line: string) => appendFileSync(`${log}.expected`, `${line}\n`)
export const isExpected = (log: string, line: string) => readLines(`${log}.expected`).includes(line)

/** A signed token in any position. */
export const SIGNED_TOKEN = /\beyJ[\w-]{10,}\.[\w-]{10,}/

/** Secrets that no log may contain: tokens, codes, reset links, passwords. */
const secrets: readonly RegExp[] = [
  SIGNED_TOKEN,
  /\bBearer\s+\S/i,
  /[?&](?:code|token|state)=[^&\s"]{8,}/,
  /forgot-password\/reset\/[\w-]{16,}/,
  /shirube-demo/,
]

/** Lines with a secret; the banner, which shows the demo password on purpose, is no log line. */
export const leaksIn = (log: string) =>
  readLines(log).filter((line) => line.startsWith("{") && secrets.some((secret) => secret.test(line)))
