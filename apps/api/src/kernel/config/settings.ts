// The format of each setting on its own. Their combinations are checked in config.ts.

import { createPrivateKey, type KeyObject } from "node:crypto"
import { DEFAULT_API_TIMEOUT_MS } from "@shirube/vocabulary/product"
import { z } from "zod"
import { type CollectorAddress, readCollectorAddress } from "../process/collector.ts"
import { OperatorError } from "./operator-error.ts"
import { providerList } from "./provider-settings.ts"

const flag = z
  .enum(["0", "1", "true", "false", "on", "off"], "must be 1 or 0")
  .transform((value) => value === "1" || value === "true" || value === "on")

/** Digits only: what JavaScript would also parse as a number (" ", "0x50", "1e3") is a mistake here. */
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most, {
      message: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number)

/** The URL parser repairs its input ("https:x", blanks, line breaks); a setting must be written exactly. */
function parseAddress(value: string, protocols: readonly string[]): URL | undefined {
  const url = URL.parse(value)
  const isExact = url && protocols.includes(url.protocol) && /^[a-z]+:\/\/[^\s/]\S*$/i.test(value)
  return isExact && /^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(url.hostname) ? url : undefined
}

const HTTP = ["http:", "https:"]
const spoken = (protocols: readonly string[]) => protocols.map((protocol) => `${protocol}//`).join(" or ")

const address = (protocols: readonly string[], more: string, isRight: (url: URL) => boolean) =>
  z.string().refine(
    (value) => {
      const url = parseAddress(value, protocols)
      return url !== undefined && isRight(url)
    },
    { message: `must be an address starting with ${spoken(protocols)}${more}` },
  )

const hasNoUser = ({ username, password }: URL) => username === "" && password === ""
const isPlain = (url: URL) => hasNoUser(url) && url.search === "" && url.hash === ""

/** Scheme, host and port only. */
const origin = address(HTTP, ", without a path or anything else behind the host", (url) =>
  Boolean(isPlain(url) && url.pathname === "/"),
)
/** A base URL to which paths are appended. */
const base = address(HTTP, ", without a query, a fragment or a password", isPlain)
const page = address(HTTP, ", without a password", hasNoUser)

const hostName = z.string().refine(isHostName, { message: "must be a host name or an IP address" })
function isHostName(value: string): boolean {
  return URL.canParse(`http://${bracketed(value)}`) && !/[/?#@\s]/.test(value)
}
export const bracketed = (host: string) => (host.includes(":") && !host.startsWith("[") ? `[${host}]` : host)

/** `name@host` or `Someone <name@host>`. */
const sender = z.string().refine(
  (value) => {
    const [, bare, bracketed] =
      /^(?:([^\s<>@,;"]+@[^\s<>@,;]+)|[^<>\r\n]+ <([^\s<>@,;"]+@[^\s<>@,;]+)>)$/.exec(value) ?? []
    const mailbox = bare ?? bracketed
    return mailbox !== undefined && isHostName(mailbox.slice(mailbox.indexOf("@") + 1))
  },
  { message: "must hold one email address, alone or as Name <address>" },
)

const LEAST_SECRET = 32
/** Surrounding blanks come from a file or a quoting mistake, and other machines would not have them. */
export const isSecretEnough = (value: string) => value.length >= LEAST_SECRET && value === value.trim()
const secret = z.string().refine(isSecretEnough, {
  message: `must be at least ${LEAST_SECRET} characters, without blanks around them`,
})

/** For data whose key is lost for good: start without it. */
export const LOST = "lost"
const previousSecret = z.string().refine((value) => value === LOST || isSecretEnough(value), {
  message: `must be at least ${LEAST_SECRET} characters, without blanks around them, or the word ${LOST}`,
})

/** PKCS #8; most process managers cannot store line breaks, so `\\n` is read as one. */
const ed25519Key = z.string().transform((pem, context): KeyObject => {
  try {
    const key = createPrivateKey(pem.replaceAll("\\n", "\n"))
    if (key.asymmetricKeyType === "ed25519") return key
  } catch {
    // reported below
  }
  context.addIssue({ code: "custom", message: "must be an Ed25519 private key in PEM" })
  return z.NEVER
})

const collectorAddress = z.string().transform((dsn, context): CollectorAddress => {
  const address = readCollectorAddress(dsn)
  if (address) return address
  context.addIssue({ code: "custom", message: "must look like https://key@host/project" })
  return z.NEVER
})

const folder = z.string().refine((value) => value === value.trim() && !value.includes("\0"), {
  message: "must be a folder, without blanks around its name",
})
/** A value issued by another service: any text, but without accidental surrounding blanks. */
const given = z.string().refine((value) => value !== "" && value === value.trim(), {
  message: "must be something, without blanks around it",
})

const POSTGRES = ["postgres:", "postgresql:"]
/** The host may also be the folder of a socket: `postgres:///name?host=/run/postgresql`. */
const database = z.string().refine(
  (value) => {
    const url = URL.parse(value)
    if (!url || !POSTGRES.includes(url.protocol) || !/^[a-z]+:\/\/\S+$/i.test(value)) return false
    return url.pathname.length > 1 && (url.hostname !== "" || url.searchParams.has("host"))
  },
  { message: `must be an address starting with ${spoken(POSTGRES)} that names a host and a database` },
)
const MOST_WORKERS = 64
const workers = z
  .string()
  .refine(
    (value) =>
      value === "auto" || (/^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= MOST_WORKERS),
    {
      message: `must be auto, or a whole number from 1 to ${MOST_WORKERS}`,
    },
  )
  .transform((value) => (value === "auto" ? value : Number(value)))
/** `2026-11-01/2026-12-15`, separated by commas: first and last day, in chronological order. */
const windows = z.string().transform((value, context): readonly ApplicationWindow[] => {
  const read = value.split(",").map((interval): ApplicationWindow => {
    const [opensOn = "", closesOn = "", ...more] = interval.trim().split("/")
    return { opensOn, closesOn: more.length > 0 ? "" : closesOn }
  })
  const days = read.flatMap(({ opensOn, closesOn }) => [opensOn, closesOn])
  const isRight = days.every(
    (day, at) => z.iso.date().safeParse(day).success && (at === 0 || day >= (days[at - 1] ?? "")),
  )
  if (isRight) return read
  context.addIssue({
    code: "custom",
    message: "must be days as in 2026-11-01/2026-12-15, several with commas between, in their order",
  })
  return z.NEVER
})

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const

/** Days in Japan, both inclusive. */
export interface ApplicationWindow {
  readonly opensOn: string
  readonly closesOn: string
}

const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: hostName.optional(),
  PUBLIC_URL: origin.optional(),
  DATABASE_URL: database.optional(),
  WORKERS: workers.default(1),
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  DATA_DIR: folder.default(".data"),
  DEMO: flag.optional(),
  SMTP_URL: address(["smtp:", "smtps:"], " that names a host", () => true).optional(),
  MAIL_FROM: sender.default("Shirube <no-reply@shirube.example>"),
  HELP_EMAIL: z.email("must be an email address").default("help@shirube.example"),
  FILES_DIR: folder.optional(),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[\w.-]{3,63}$/, "must be the name of a bucket, 3 to 63 letters, digits, dots and hyphens")
    .optional(),
  FILES_S3_ENDPOINT: base.optional(),
  FILES_S3_REGION: given.optional(),
  FILES_S3_KEY_ID: given.optional(),
  FILES_S3_SECRET: given.optional(),
  FFMPEG: z.string().default("ffmpeg"),
  WORK_DIR: folder.optional(),
  API_TIMEOUT_MS: wholeNumber(100, 600_000).default(DEFAULT_API_TIMEOUT_MS),
  ACCESS_TOKEN_SECRET: secret.optional(),
  ACCESS_TOKEN_SECRET_PREVIOUS: secret.optional(),
  ENCRYPTION_KEY: secret.optional(),
  ENCRYPTION_KEY_PREVIOUS: previousSecret.optional(),
  SSO_ISSUER: base.optional(),
  SSO_CLIENT_ID: given.optional(),
  SSO_CLIENT_SECRET: given.optional(),
  SSO_NAME: z
    .string()
    .trim()
    .min(1, "must be 1 to 60 characters")
    .max(60, "must be 1 to 60 characters")
    .default("Shirube ID"),
  OIDC_PROVIDERS: providerList.default([]),
  MATCHING_URL: page.optional(),
  HANDOVER_URL: page.optional(),
  SSO_EVENTS_URL: page.optional(),
  MATCHING_EVENTS_URL: page.optional(),
  HANDOVER_KEY: ed25519Key.optional(),
  HANDOVER_KEY_PREVIOUS: ed25519Key.optional(),
  TRUST_PROXY: flag.default(false),
  MAINTENANCE: flag.default(false),
  ANALYTICS_ID: z
    .string()
    .regex(/^[A-Z0-9-]{4,32}$/, "must look like GTM-XXXXXXX")
    .optional(),
  SENTRY_DSN: collectorAddress.optional(),
  MEETING_URL: base.optional(),
  TRANSLATION_URL: base.optional(),
  TRANSLATION_API_KEY: given.optional(),
  AMBASSADOR_WINDOWS: windows.optional(),
  REMOVED_KEPT_DAYS: wholeNumber(1, 3_650).default(30),
  UNDO_SECONDS: wholeNumber(0, 600).default(60),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).optional(),
})

export type Settings = z.output<typeof settings>

/** All settings; docs/configuration.md explains each. */
export const settingNames = Object.keys(settings.shape)

/** Ends the start with one sentence that names the setting. */
export class ConfigError extends OperatorError {}

const SECRETS: readonly string[] = Object.keys(settings.shape).filter((name) => /SECRET|_KEY/.test(name))

/**
 * An empty value means unset, as intended by `PORT= npm start` and most process managers. Not so for a secret.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => value !== "" || SECRETS.includes(name)),
  )
  const parsed = settings.safeParse(set)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const name = String(issue?.path[0])
  throw new ConfigError(`The setting ${name} ${issue?.message} (it is ${shown(name, set[name])}).`)
}

/** Secrets, and values that may contain a password, are not printed. */
const shown = (name: string, value = "") =>
  value === "" ? "empty" : /SECRET|URL|KEY|ENDPOINT|ISSUER|PROVIDERS|DSN/.test(name) ? '"…"' : `"${value}"`
