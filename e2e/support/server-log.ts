// The server's log as the tests see it: an error line nobody expected fails a test, or at the latest the run.
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

/** Every journey looks twice, and nearly all lines are about requests that went well: those are not parsed. */
const WENT_WELL = '{"level":30,'

export const errorLines = (log: string) =>
  readLines(log).filter(
    (line) => line.startsWith("{") && !line.startsWith(WENT_WELL) && (parse(line).level ?? 0) >= ERROR_LEVEL,
  )

/** The id of the request a line is about; none where the server speaks for itself. */
export function requestIdOf(line: string): string | undefined {
  const { requestId, err } = parse(line)
  return requestId ?? err?.requestId
}

/** Two workers share one server: what one test provokes on purpose is written down for the end of the run. */
export const expectLine = (log: string, line: string) => appendFileSync(`${log}.expected`, `${line}\n`)
export const isExpected = (log: string, line: string) => readLines(`${log}.expected`).includes(line)

/** A signed token, wherever it stands. */
export const SIGNED_TOKEN = /\beyJ[\w-]{10,}\.[\w-]{10,}/

/** What no log may hold: tokens, codes, reset links, passwords. */
const secrets: readonly RegExp[] = [
  SIGNED_TOKEN,
  /\bBearer\s+\S/i,
  /[?&](?:code|token|state)=[^&\s"]{8,}/,
  /forgot-password\/reset\/[\w-]{16,}/,
  /shirube-demo/,
]

/** Lines that give something away; the banner, which names the demo's password on purpose, is no log line. */
export const leaksIn = (log: string) =>
  readLines(log).filter((line) => line.startsWith("{") && secrets.some((secret) => secret.test(line)))
