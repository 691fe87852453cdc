// Tokens, passwords and email addresses never reach a log line.
import { type DestinationStream, type Logger, pino } from "pino"
import { HIDDEN, withoutSecrets } from "./scrub.ts"

export type Log = Logger

/** Secrets recognised by name. */
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

/** The error of a failed statement contains its parameters: the statement may be logged, the values may not. */
function withoutValues(error: unknown): object {
  if (!(error instanceof Error)) return { message: hasMessage(error) ? error.message : String(error) }
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
const hasMessage = (error: unknown): error is { message: unknown } =>
  typeof error === "object" && error !== null && "message" in error

function valueHider(error: Error): (text: string) => string {
  const hidden: string[] = []
  for (let e: unknown = error; e instanceof Error; e = e.cause)
    if ("params" in e) hidden.push(`params: ${e.params}`)
  return (text) => hidden.reduce((rest, values) => rest.replaceAll(values, "params: [hidden]"), text)
}

export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      redact: { paths: SECRET_PATHS, censor: HIDDEN },
      // Secrets recognised by their format are removed last, so that no caller has to do it.
      hooks: { streamWrite: withoutSecrets },
      serializers: { err: withoutValues },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination(1),
  )
