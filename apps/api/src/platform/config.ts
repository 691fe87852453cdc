// The one place that reads the environment. Everything else is handed a Config.

import type { KeyObject } from "node:crypto"
import { accessSync, constants } from "node:fs"
import { availableParallelism, tmpdir } from "node:os"
import { join, resolve } from "node:path"
import type { CollectorAddress } from "./collector.ts"
import { unusableFolder } from "./folders.ts"
import { type Provider, ssoProvider } from "./provider-settings.ts"
import { keptSecret } from "./secrets.ts"
import {
  type ApplicationWindow,
  bracketed,
  ConfigError,
  LOST,
  readSettings,
  type Settings,
} from "./settings.ts"
import type { TranslationAddress } from "./translation/service.ts"

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

/** The secret in use, and the one before it while that is still good. */
export interface Secrets {
  readonly current: Uint8Array
  readonly previous: Uint8Array | undefined
  /** Made by this machine: no other one can know it. */
  readonly isMadeHere: boolean
  /** The operator says that the one before is gone for good. */
  readonly isPreviousLost: boolean
}

/** A product beside ours that is told what happens to people here. */
export interface Sibling {
  readonly name: "identity" | "matching"
  readonly eventsUrl: string
  /** Whom a signed statement is for. */
  readonly audience: string
}

export interface Config {
  readonly port: number
  readonly host: string
  readonly publicUrl: string
  /** Where pages of this site are served from: `publicUrl`, and on one's own machine the other ways of writing it. */
  readonly origins: readonly string[]
  /** Nobody but this machine reaches the site, as far as the settings can say. */
  readonly isOnlyHere: boolean
  /** The names that requests may call us by: the public one, and those of this machine. */
  readonly hostNames: readonly string[]
  readonly databaseUrl: string | undefined
  readonly databasePool: number
  /** How many processes answer. */
  readonly workers: number
  readonly dataDir: string
  readonly demo: boolean
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Where a person answers; every letter names it. */
  readonly helpEmail: string
  readonly files: Files
  /** What makes films into sizes that suit every line; undefined: MP4 is shown as it comes, and nothing else is taken. */
  readonly ffmpeg: string | undefined
  /** Where it does so. */
  readonly workDir: string
  readonly apiTimeoutMs: number
  readonly accessTokenSecrets: Secrets
  readonly encryptionKeys: Secrets
  /** Other services to sign in with; the shared identity service first. */
  readonly providers: readonly Provider[]
  readonly matchingUrl: string | undefined
  readonly handoverUrl: string | undefined
  readonly siblings: readonly Sibling[]
  /** The key that signs, and the one before it, which others may still be asked about. None: derived ones. */
  readonly handoverKeys: readonly KeyObject[]
  readonly trustProxy: boolean
  readonly maintenance: boolean
  readonly analyticsId: string | undefined
  readonly errorCollector: CollectorAddress | undefined
  /** What puts members' texts into another language; unset, people alone do. */
  readonly translation: TranslationAddress | undefined
  /** When students can apply as ambassadors; unset, a demo has one of its own and no other site any. */
  readonly ambassadorWindows: readonly ApplicationWindow[] | undefined
  /** How long what was taken down is kept for whoever appeals. */
  readonly removedKeptDays: number
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

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const s = readSettings(environment)
  holdTogether(s)
  const dataDir = resolve(s.DATA_DIR)
  const hasFilesElsewhere = s.FILES_DIR !== undefined || s.FILES_S3_BUCKET !== undefined
  if (s.DATABASE_URL === undefined || !hasFilesElsewhere) usable("DATA_DIR", dataDir)
  const host = s.HOST ?? "127.0.0.1"
  const publicUrl = new URL(s.PUBLIC_URL ?? `http://${s.HOST ? publicName(s.HOST) : "localhost"}:${s.PORT}`)
  // Known passwords stay away from every address that a stranger can reach, unless asked for in so many words.
  const isOnlyHere = !s.TRUST_PROXY && isLoopback(host) && isLoopback(publicUrl.hostname)
  const demo = s.DEMO ?? (s.DATABASE_URL === undefined && isOnlyHere)
  return {
    port: s.PORT,
    host,
    publicUrl: publicUrl.origin,
    origins: originsOf(publicUrl),
    isOnlyHere,
    hostNames: [...new Set([publicUrl.hostname, "localhost", "127.0.0.1", "[::1]"])],
    databaseUrl: s.DATABASE_URL,
    databasePool: s.DATABASE_POOL,
    workers: s.WORKERS === "auto" ? availableParallelism() : s.WORKERS,
    dataDir,
    demo,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    helpEmail: s.HELP_EMAIL,
    files: readFiles(s, dataDir),
    ffmpeg: readProgram(s.FFMPEG),
    workDir: s.WORK_DIR === undefined ? tmpdir() : usable("WORK_DIR", resolve(s.WORK_DIR)),
    apiTimeoutMs: s.API_TIMEOUT_MS,
    accessTokenSecrets: readSecrets(s.ACCESS_TOKEN_SECRET, s.ACCESS_TOKEN_SECRET_PREVIOUS, () =>
      keptSecret(dataDir, "access-token"),
    ),
    encryptionKeys: readSecrets(s.ENCRYPTION_KEY, s.ENCRYPTION_KEY_PREVIOUS, () =>
      keptSecret(dataDir, "encryption"),
    ),
    providers: readProviders(s),
    matchingUrl: s.MATCHING_URL ?? underIssuer(s.SSO_ISSUER, "matching"),
    handoverUrl: s.HANDOVER_URL ?? underIssuer(s.SSO_ISSUER, "handover"),
    siblings: readSiblings(s),
    handoverKeys: [s.HANDOVER_KEY, s.HANDOVER_KEY_PREVIOUS].filter((key) => key !== undefined),
    trustProxy: s.TRUST_PROXY,
    maintenance: s.MAINTENANCE,
    analyticsId: s.ANALYTICS_ID,
    errorCollector: s.SENTRY_DSN,
    translation:
      s.TRANSLATION_URL === undefined ? undefined : { url: s.TRANSLATION_URL, apiKey: s.TRANSLATION_API_KEY },
    ambassadorWindows: s.AMBASSADOR_WINDOWS,
    removedKeptDays: s.REMOVED_KEPT_DAYS,
    logLevel: s.LOG_LEVEL ?? (demo ? "warn" : "info"),
  }
}

/** People type localhost and 127.0.0.1 alike; a cookie set under one is not seen under the other. */
function originsOf({ origin, protocol, hostname, port }: URL): string[] {
  if (!isLoopback(hostname)) return [origin]
  const suffix = port ? `:${port}` : ""
  return [...new Set([origin, ...["localhost", "127.0.0.1"].map((host) => `${protocol}//${host}${suffix}`)])]
}

const publicName = (host: string) => (host === "0.0.0.0" || host === "::" ? "localhost" : bracketed(host))

function readSecrets(given: string | undefined, previous: string | undefined, made: () => string): Secrets {
  const bytes = (secret: string) => new TextEncoder().encode(secret)
  return {
    current: bytes(given ?? made()),
    previous: previous === undefined || previous === LOST ? undefined : bytes(previous),
    isMadeHere: given === undefined,
    isPreviousLost: previous === LOST,
  }
}

type Name = keyof Settings

/** Settings that mean nothing alone: one without the others is a slip, or a line that got lost. */
const COMPANIONS: readonly (readonly [name: Name, ...needs: Name[]])[] = [
  ["SSO_ISSUER", "SSO_CLIENT_ID", "SSO_CLIENT_SECRET"],
  ["SSO_CLIENT_ID", "SSO_ISSUER", "SSO_CLIENT_SECRET"],
  ["SSO_CLIENT_SECRET", "SSO_ISSUER", "SSO_CLIENT_ID"],
  ["HANDOVER_URL", "SSO_ISSUER"],
  ["SSO_EVENTS_URL", "SSO_ISSUER"],
  ["HANDOVER_KEY_PREVIOUS", "HANDOVER_KEY"],
  ["TRANSLATION_API_KEY", "TRANSLATION_URL"],
  ["FILES_S3_BUCKET", "FILES_S3_KEY_ID", "FILES_S3_SECRET"],
  ["FILES_S3_KEY_ID", "FILES_S3_BUCKET"],
  ["FILES_S3_SECRET", "FILES_S3_BUCKET"],
  ["FILES_S3_ENDPOINT", "FILES_S3_BUCKET"],
  ["FILES_S3_REGION", "FILES_S3_BUCKET"],
]

function holdTogether(s: Settings): void {
  for (const [name, ...needs] of COMPANIONS)
    if (s[name] !== undefined && needs.some((need) => s[need] === undefined))
      throw new ConfigError(`The setting ${name} needs ${needs.join(" and ")} beside it.`)
  if (s.FILES_DIR !== undefined && s.FILES_S3_BUCKET !== undefined)
    throw new ConfigError(
      "The settings FILES_DIR and FILES_S3_BUCKET exclude each other: files go to one place.",
    )
  if (s.WORKERS !== 1 && s.DATABASE_URL === undefined)
    throw new ConfigError(
      "The setting WORKERS needs DATABASE_URL beside it: the embedded database is for one process.",
    )
  for (const name of ["ACCESS_TOKEN_SECRET", "ENCRYPTION_KEY"] as const)
    if (s[name] !== undefined && s[name] === s[`${name}_PREVIOUS`])
      throw new ConfigError(`The setting ${name}_PREVIOUS is the same as ${name}: it must be the one before.`)
  if (s.OIDC_PROVIDERS.some(({ issuer }) => issuer === s.SSO_ISSUER))
    throw new ConfigError("The setting OIDC_PROVIDERS names the issuer of SSO_ISSUER again.")
}

function usable(name: Name, path: string): string {
  const reason = unusableFolder(path)
  if (reason)
    throw new ConfigError(
      `The setting ${name} names a folder that cannot be used: ${reason} (it is "${path}").`,
    )
  return path
}

/** A bare name is looked for where programs lie, and may be missing there; one that is named in full must be there. */
function readProgram(given: string): string | undefined {
  if (given === "off") return undefined
  if (!given.includes("/")) return given
  try {
    accessSync(given, constants.X_OK)
    return given
  } catch {
    throw new ConfigError(`The setting FFMPEG names a program that cannot be run (it is "${given}").`)
  }
}

const readProviders = (s: Settings): readonly Provider[] =>
  s.SSO_ISSUER === undefined || s.SSO_CLIENT_ID === undefined || s.SSO_CLIENT_SECRET === undefined
    ? s.OIDC_PROVIDERS
    : [
        ssoProvider({
          issuer: s.SSO_ISSUER,
          name: s.SSO_NAME,
          clientId: s.SSO_CLIENT_ID,
          clientSecret: s.SSO_CLIENT_SECRET,
        }),
        ...s.OIDC_PROVIDERS,
      ]

/** Our own identity service has both pages; another one is told apart by its own settings. */
const underIssuer = (issuer: string | undefined, page: string) =>
  issuer && new URL(page, issuer.endsWith("/") ? issuer : `${issuer}/`).href

const readSiblings = (s: Settings): readonly Sibling[] => [
  ...(s.SSO_EVENTS_URL === undefined || s.SSO_ISSUER === undefined
    ? []
    : [{ name: "identity" as const, eventsUrl: s.SSO_EVENTS_URL, audience: s.SSO_ISSUER }]),
  ...(s.MATCHING_EVENTS_URL === undefined
    ? []
    : [
        {
          name: "matching" as const,
          eventsUrl: s.MATCHING_EVENTS_URL,
          audience: new URL(s.MATCHING_EVENTS_URL).origin,
        },
      ]),
]

const readFiles = (s: Settings, dataDir: string): Files =>
  s.FILES_S3_BUCKET === undefined || s.FILES_S3_KEY_ID === undefined || s.FILES_S3_SECRET === undefined
    ? { kind: "folder", path: usable("FILES_DIR", resolve(s.FILES_DIR ?? join(dataDir, "files"))) }
    : {
        kind: "s3",
        bucket: s.FILES_S3_BUCKET,
        endpoint: s.FILES_S3_ENDPOINT,
        region: s.FILES_S3_REGION ?? "auto",
        keyId: s.FILES_S3_KEY_ID,
        secret: s.FILES_S3_SECRET,
      }
