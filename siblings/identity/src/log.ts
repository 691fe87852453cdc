// One JSON line per event. This file and the callers choose what is logged: route, status, time, a product's
// id. Never a person's address, a query, a body, a token or a cookie.
import { LOG_LEVELS, type LogLevel } from "./settings.ts"

type Facts = Readonly<Record<string, string | number | boolean | undefined>>

export interface Log {
  info(message: string, facts?: Facts): void
  warn(message: string, facts?: Facts): void
  error(message: string, facts?: Facts): void
}

export function createLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Log {
  const least = LOG_LEVELS.indexOf(level)
  const at =
    (own: LogLevel) =>
    (message: string, facts: Facts = {}) => {
      if (LOG_LEVELS.indexOf(own) < least) return
      write(`${JSON.stringify({ level: own, time: new Date().toISOString(), msg: message, ...facts })}\n`)
    }
  return { info: at("info"), warn: at("warn"), error: at("error") }
}

/** Where it failed, without the message of a third-party library, which may repeat its input. */
export function traceOf(error: unknown): Facts {
  if (!(error instanceof Error)) return { error: typeof error }
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at ")) ?? []
  return { error: error.name, trace: frames.slice(0, 6).join("\n") }
}
