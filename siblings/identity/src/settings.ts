// The one place that reads the environment. Everything else receives Settings.
import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { type ClientSettings, readClients } from "./clients.ts"

/** Ends the start with one sentence that names the setting. */
export class SettingsError extends Error {}

export const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export interface Settings {
  readonly port: number
  readonly host: string
  /** Our public address, without a trailing slash. Every URL that we print starts with it. */
  readonly issuer: string
  readonly dataDir: string
  readonly demo: boolean
  readonly clients: readonly ClientSettings[]
  readonly logLevel: LogLevel
  readonly trustProxy: boolean
}

type Read<Value> = (value: string) => Value | undefined

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const setting = <Value>(name: string, fallback: Value, must: string, read: Read<Value>): Value => {
    const given = environment[name]
    // An empty value means unset, as intended by `PORT= npm start` and most process managers.
    if (given === undefined || given === "") return fallback
    const value = read(given)
    if (value === undefined)
      throw new SettingsError(`The setting ${name} must be ${must} (it is "${given}").`)
    return value
  }
  const port = setting("PORT", 3001, "a whole number from 1 to 65535", readPort)
  const host = setting("HOST", "127.0.0.1", "a host name or an IP address", readHost)
  return {
    port,
    host,
    issuer: setting(
      "PUBLIC_URL",
      ownAddress(host, port),
      "an http or https address without a path",
      readOrigin,
    ),
    dataDir: resolve(setting("DATA_DIR", ".data/identity", "a folder", (value) => value)),
    demo: setting("DEMO", false, "1 or 0", readFlag),
    clients: readClientSetting(environment.CLIENTS),
    logLevel: setting<LogLevel>("LOG_LEVEL", "info", `one of ${LOG_LEVELS.join(", ")}`, (value) =>
      LOG_LEVELS.find((level) => level === value),
    ),
    trustProxy: setting("TRUST_PROXY", false, "1 or 0", readFlag),
  }
}

/** Digits only: what JavaScript would also parse as a number (" ", "0x50", "1e3") is a mistake here. */
const readPort: Read<number> = (value) =>
  /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535 ? Number(value) : undefined

const bracketed = (host: string) => (host.includes(":") ? `[${host}]` : host)

const readHost: Read<string> = (value) =>
  URL.canParse(`http://${bracketed(value)}`) && !/[/?#@\s]/.test(value) ? value : undefined

const ownAddress = (host: string, port: number) =>
  new URL(`http://${host === "0.0.0.0" || host === "::" ? "localhost" : bracketed(host)}:${port}`).origin

function readOrigin(value: string): string | undefined {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const isBare = url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password
  return isBare ? url.origin : undefined
}

function readFlag(value: string): boolean | undefined {
  if (["1", "true", "on"].includes(value)) return true
  return ["0", "false", "off"].includes(value) ? false : undefined
}

/**
 * The list itself, or a file that contains it. Its text is never repeated in a message: it contains secrets.
 */
function readClientSetting(given: string | undefined): readonly ClientSettings[] {
  if (!given) return []
  const isList = given.trimStart().startsWith("[")
  try {
    return readClients(JSON.parse(isList ? given : readFileSync(given, "utf8")))
  } catch (error) {
    const reason =
      error instanceof SyntaxError ? "is not JSON" : error instanceof Error ? error.message : "is not valid"
    throw new SettingsError(
      `The setting CLIENTS ${reason} (it must be a JSON list, or the path of a file that holds one).`,
    )
  }
}
