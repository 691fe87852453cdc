import { type Logger, pino } from "pino"

export type Log = Logger

/** Tokens, passwords and addresses of people never reach a log line. */
const SECRET_PATHS = [
  "authorization",
  "password",
  "token",
  "email",
  "*.authorization",
  "*.password",
  "*.token",
  "*.email",
]

export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    redact: { paths: SECRET_PATHS, censor: "[hidden]" },
    timestamp: pino.stdTimeFunctions.isoTime,
  })
