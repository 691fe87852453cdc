// The server's log in tests: an unexpected error line fails a test, or at the latest the run.
import { appendFileSync, closeSync, existsSync, openSync, readFileSync, readSync, statSync } from "node:fs"

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

/** Nearly all lines are about successful requests, so those are not parsed. */
const WENT_WELL = '{"level":30,'
const isError = (line: string) =>
  line.startsWith("{") && !line.startsWith(WENT_WELL) && (parse(line).level ?? 0) >= ERROR_LEVEL

export const errorLines = (log: string) => readLines(log).filter(isError)

/** Returns the errors logged from now on. Reads only what was added: at the end of a run the log has many megabytes. */
export function watchErrorLines(log: string): () => string[] {
  const from = statSync(log).size
  return () => {
    const added = Buffer.alloc(statSync(log).size - from)
    const file = openSync(log, "r")
    readSync(file, added, 0, added.length, from)
    closeSync(file)
    return added.toString("utf8").split("\n").filter(isError)
  }
}

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
