// The one place that reads the environment. Everything else is handed a Config.

import { createPrivateKey, type KeyObject, randomBytes, randomUUID } from "node:crypto"
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { DEFAULT_API_TIMEOUT_MS } from "@shirube/contract/product"
import { z } from "zod"
import { type CollectorAddress, readCollectorAddress } from "./collector.ts"
import { type Provider, providerList, ssoProvider } from "./provider-settings.ts"

/** Ends the start with one sentence that names the setting. */
export class ConfigError extends Error {}

const flag = z
  .enum(["0", "1", "true", "false", "on", "off"], "must be 1 or 0")
  .transform((value) => value === "1" || value === "true" || value === "on")

const url = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    message: `must be an address starting with ${protocols.map((p) => `${p}//`).join(" or ")}`,
  })

/** Digits alone: what JavaScript would also read as a number (" ", "0x50", "1e3") is a slip of the hand here. */
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most, {
      message: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number)

const hostName = z
  .string()
  .refine((value) => URL.canParse(`http://${bracketed(value)}`) && !/[/?#@\s]/.test(value), {
    message: "must be a host name or an IP address",
  })

/** PKCS #8; most process managers cannot hold line breaks, so `\\n` is read as one. */
const ed25519Key = z.string().transform((pem, context): KeyObject => {
  try {
    const key = createPrivateKey(pem.replaceAll("\\n", "\n"))
    if (key.asymmetricKeyType === "ed25519") return key
  } catch {
    // told below
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

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const

const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: hostName.optional(),
  PUBLIC_URL: url(["http:", "https:"]).optional(),
  DATABASE_URL: url(["postgres:", "postgresql:"]).optional(),
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  DATA_DIR: z.string().min(1).default(".data"),
  DEMO: flag.optional(),
  SMTP_URL: url(["smtp:", "smtps:"]).optional(),
  MAIL_FROM: z
    .string()
    .includes("@", "must hold an email address")
    .default("Shirube <no-reply@shirube.example>"),
  HELP_EMAIL: z.email("must be an email address").default("help@shirube.example"),
  FILES_DIR: z.string().min(1).optional(),
  FILES_S3_BUCKET: z.string().min(1).optional(),
  FILES_S3_ENDPOINT: url(["http:", "https:"]).optional(),
  FILES_S3_REGION: z.string().min(1).default("auto"),
  FILES_S3_KEY_ID: z.string().min(1).optional(),
  FILES_S3_SECRET: z.string().min(1).optional(),
  API_TIMEOUT_MS: wholeNumber(100, 600_000).default(DEFAULT_API_TIMEOUT_MS),
  ACCESS_TOKEN_SECRET: z.string().min(32, "must be at least 32 characters").optional(),
  ENCRYPTION_KEY: z.string().min(32, "must be at least 32 characters").optional(),
  SSO_ISSUER: url(["http:", "https:"]).optional(),
  SSO_CLIENT_ID: z.string().min(1).optional(),
  SSO_CLIENT_SECRET: z.string().min(1).optional(),
  SSO_NAME: z.string().min(1).max(60).default("Shirube ID"),
  OIDC_PROVIDERS: providerList.default([]),
  MATCHING_URL: url(["http:", "https:"]).optional(),
  HANDOVER_URL: url(["http:", "https:"]).optional(),
  HANDOVER_KEY: ed25519Key.optional(),
  TRUST_PROXY: flag.default(false),
  MAINTENANCE: flag.default(false),
  ANALYTICS_ID: z
    .string()
    .regex(/^[A-Z0-9-]{4,32}$/, "must look like GTM-XXXXXXX")
    .optional(),
  SENTRY_DSN: collectorAddress.optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).optional(),
})

export type Files =
  | { readonly kind: "folder"; readonly path: string }
  | {
      readonly kind: "s3"
      readonly bucket: string
      readonly endpoint: string | undefined
      readonly region: string
      readonly keyId: string
      readonly secret: string
    }

export interface Config {
  readonly port: number
  readonly host: string
  readonly publicUrl: string
  /** Where pages of this site are served from: `publicUrl`, and on one's own machine the other ways of writing it. */
  readonly origins: readonly string[]
  readonly databaseUrl: string | undefined
  readonly databasePool: number
  readonly dataDir: string
  readonly demo: boolean
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Where a person answers; every letter names it. */
  readonly helpEmail: string
  readonly files: Files
  readonly apiTimeoutMs: number
  readonly accessTokenSecret: Uint8Array
  readonly encryptionKey: Uint8Array
  /** Other services to sign in with; the shared identity service first. */
  readonly providers: readonly Provider[]
  readonly matchingUrl: string | undefined
  readonly handoverUrl: string | undefined
  readonly handoverKey: KeyObject | undefined
  readonly trustProxy: boolean
  readonly maintenance: boolean
  readonly analyticsId: string | undefined
  readonly errorCollector: CollectorAddress | undefined
  readonly logLevel: string
}

const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/
export const isLoopback = (host: string) => LOOPBACK.test(host)

/** Where the data is: all that a command needs to know, and nothing is made to answer it. */
export function readPlace(
  environment: NodeJS.ProcessEnv,
): Pick<Config, "databaseUrl" | "databasePool" | "dataDir"> {
  const s = readSettings(environment)
  return { databaseUrl: s.DATABASE_URL, databasePool: s.DATABASE_POOL, dataDir: resolve(s.DATA_DIR) }
}

function readSettings(environment: NodeJS.ProcessEnv): z.output<typeof settings> {
  // An empty value means unset: that is what `PORT= npm start` and most process managers intend.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    throw new ConfigError(
      `The setting ${name} ${issue?.message ?? "is not valid"} (it is "${mask(name, given[name])}").`,
    )
  }
  return parsed.data
}

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const s = readSettings(environment)
  const dataDir = resolve(s.DATA_DIR)
  const host = s.HOST ?? "127.0.0.1"
  const publicUrl = new URL(s.PUBLIC_URL ?? `http://${s.HOST ? publicName(s.HOST) : "localhost"}:${s.PORT}`)
  // Known passwords stay away from every address that a stranger can reach, unless asked for in so many words.
  const demo =
    s.DEMO ??
    (s.DATABASE_URL === undefined && !s.TRUST_PROXY && isLoopback(host) && isLoopback(publicUrl.hostname))
  return {
    port: s.PORT,
    host,
    publicUrl: publicUrl.origin,
    origins: originsOf(publicUrl),
    databaseUrl: s.DATABASE_URL,
    databasePool: s.DATABASE_POOL,
    dataDir,
    demo,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    helpEmail: s.HELP_EMAIL,
    files: readFiles(s, dataDir),
    apiTimeoutMs: s.API_TIMEOUT_MS,
    accessTokenSecret: new TextEncoder().encode(s.ACCESS_TOKEN_SECRET ?? keptSecret(dataDir, "access-token")),
    encryptionKey: new TextEncoder().encode(s.ENCRYPTION_KEY ?? keptSecret(dataDir, "encryption")),
    providers: readProviders(s),
    matchingUrl: s.MATCHING_URL ?? underIssuer(s.SSO_ISSUER, "matching"),
    handoverUrl: s.HANDOVER_URL ?? underIssuer(s.SSO_ISSUER, "handover"),
    handoverKey: s.HANDOVER_KEY,
    trustProxy: s.TRUST_PROXY,
    maintenance: s.MAINTENANCE,
    analyticsId: s.ANALYTICS_ID,
    errorCollector: s.SENTRY_DSN,
    logLevel: s.LOG_LEVEL ?? (demo ? "warn" : "info"),
  }
}

/** People type localhost and 127.0.0.1 alike; a cookie set under one is not seen under the other. */
function originsOf({ origin, protocol, hostname, port }: URL): string[] {
  if (!isLoopback(hostname)) return [origin]
  const suffix = port ? `:${port}` : ""
  return [...new Set([origin, ...["localhost", "127.0.0.1"].map((host) => `${protocol}//${host}${suffix}`)])]
}

const bracketed = (host: string) => (host.includes(":") && !host.startsWith("[") ? `[${host}]` : host)
const publicName = (host: string) => (host === "0.0.0.0" || host === "::" ? "localhost" : bracketed(host))
const mask = (name: string, value: string | undefined) =>
  /SECRET|URL|KEY|ENDPOINT|PROVIDERS|DSN/.test(name) ? "…" : value

function readProviders(s: z.output<typeof settings>): Provider[] {
  if (s.SSO_ISSUER === undefined) return s.OIDC_PROVIDERS
  if (s.SSO_CLIENT_ID === undefined || s.SSO_CLIENT_SECRET === undefined)
    throw new ConfigError("The setting SSO_ISSUER needs SSO_CLIENT_ID and SSO_CLIENT_SECRET beside it.")
  const sso = ssoProvider({
    issuer: s.SSO_ISSUER,
    name: s.SSO_NAME,
    clientId: s.SSO_CLIENT_ID,
    clientSecret: s.SSO_CLIENT_SECRET,
  })
  return [sso, ...s.OIDC_PROVIDERS]
}

/** Our own identity service has both pages; another one is told apart by its own settings. */
const underIssuer = (issuer: string | undefined, page: string) =>
  issuer && new URL(page, issuer.endsWith("/") ? issuer : `${issuer}/`).href

function readFiles(s: z.output<typeof settings>, dataDir: string): Files {
  if (s.FILES_S3_BUCKET === undefined)
    return { kind: "folder", path: resolve(s.FILES_DIR ?? join(dataDir, "files")) }
  if (s.FILES_S3_KEY_ID === undefined || s.FILES_S3_SECRET === undefined)
    throw new ConfigError("The setting FILES_S3_BUCKET needs FILES_S3_KEY_ID and FILES_S3_SECRET beside it.")
  return {
    kind: "s3",
    bucket: s.FILES_S3_BUCKET,
    endpoint: s.FILES_S3_ENDPOINT,
    region: s.FILES_S3_REGION,
    keyId: s.FILES_S3_KEY_ID,
    secret: s.FILES_S3_SECRET,
  }
}

/**
 * A secret made once and kept, so that sessions survive a restart. It is written aside and linked into place, so that of
 * two racing starts one wins and the other never reads a half-written file.
 */
export function keptSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, "secrets")
  const file = join(folder, name)
  try {
    return readSecret(file) ?? makeSecret(folder, file)
  } catch (error) {
    throw new ConfigError(
      `The setting DATA_DIR names a folder that cannot be used: ${(error as Error).message} (it is "${dataDir}").`,
    )
  }
}

function makeSecret(folder: string, file: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const aside = `${file}.${randomUUID()}`
  writeFileSync(aside, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600, flush: true })
  try {
    linkSync(aside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  } finally {
    unlinkSync(aside)
  }
  return readFileSync(file, "utf8").trim()
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw error
  }
}
