// Tokens, passwords and addresses of people never reach a log line.
import { type DestinationStream, type Logger, pino } from "pino"

export type Log = Logger

/** What is known by its name. */
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

/** A failed statement is told with the values it was sent: the statement may be logged, the values may not. */
function withoutValues(error: unknown): object {
  if (!(error instanceof Error)) return { message: isToldOf(error) ? error.message : String(error) }
  const {
    message,
    stack,
    params: _,
    detail: __,
    where: ___,
    client: ____,
    ...rest
  } = pino.stdSerializers.err(error)
  const hide = valueHider(error)
  return { ...rest, message: hide(message), stack: hide(stack) }
}

/** The job queue reports errors as plain objects. */
const isToldOf = (error: unknown): error is { message: unknown } =>
  typeof error === "object" && error !== null && "message" in error

function valueHider(error: Error): (text: string) => string {
  const told: string[] = []
  for (let e: unknown = error; e instanceof Error; e = e.cause)
    if ("params" in e) told.push(`params: ${e.params}`)
  return (text) => told.reduce((rest, values) => rest.replaceAll(values, "params: [hidden]"), text)
}

/**
 * What is known by its looks, wherever in a line it stands: in an address that failed, in the words of a mail server. The
 * last thing that happens to a line, so that no caller has to think of it.
 */
const SECRET_LOOKS: readonly RegExp[] = [
  // Addresses of people, and what stands between a protocol and a host.
  /[^\s"'<>()[\]:;,\\/@=]+@[^\s"'<>()[\]:;,\\/@]+/gu,
  // Our tokens are 43 characters or more, signed ones have dots between.
  /(?<![\w-])[\w-]{43,}(?![\w-])/g,
  /\bey[\w-]{8,}\.[\w-]+\.[\w-]+/g,
  // Secrets of authenticator apps, recovery codes.
  /\b[A-Z2-7]{32}\b/g,
  /\b[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}\b/g,
]
const HIDDEN = "[hidden]"
const scrubbed = (line: string) => SECRET_LOOKS.reduce((rest, look) => rest.replace(look, HIDDEN), line)

export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      redact: { paths: SECRET_PATHS, censor: HIDDEN },
      hooks: { streamWrite: scrubbed },
      serializers: { err: withoutValues },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination(1),
  )
