// The one place that reads the environment. Everything else receives a Config.

import type { KeyObject } from "node:crypto"
import { accessSync, constants, statSync } from "node:fs"
import { availableParallelism, tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import type { CollectorAddress } from "../process/collector.ts"
import type { TranslationAddress } from "../text/translation/service.ts"
import { type Provider, ssoProvider } from "./provider-settings.ts"
import { storedSecret } from "./secrets.ts"
import {
  type ApplicationWindow,
  bracketed,
  ConfigError,
  LOST,
  readSettings,
  type Settings,
} from "./settings.ts"

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

/** The current secret, and the previous one while it is still accepted. */
export interface Secrets {
  readonly current: Uint8Array
  readonly previous: Uint8Array | undefined
  /** Generated on this machine: no other machine can know it. */
  readonly isMadeHere: boolean
  /** The operator states that the previous key is lost for good. */
  readonly isPreviousLost: boolean
}

/** A sibling product that receives events about people here. */
export interface Sibling {
  readonly name: "identity" | "matching"
  readonly eventsUrl: string
  /** The audience of a signed statement. */
  readonly audience: string
}

export interface Config {
  readonly port: number
  readonly host: string
  readonly publicUrl: string
  /** Origins that serve pages of this site: `publicUrl`, and on localhost its other spellings. */
  readonly origins: readonly string[]
  /** Only this machine can reach the site, as far as the settings show. */
  readonly isOnlyHere: boolean
  /** Accepted Host names: the public one, and those of this machine. */
  readonly hostNames: readonly string[]
  readonly databaseUrl: string | undefined
  readonly databasePool: number
  /** Number of processes that serve requests. */
  readonly workers: number
  readonly dataDir: string
  readonly demo: boolean
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Support address; every mail names it. */
  readonly helpEmail: string
  readonly files: Files
  /**
   * Transcodes films for every bandwidth; undefined: MP4 is shown as uploaded, and other formats are refused.
   */
  readonly ffmpeg: string | undefined
  /** Its working folder. */
  readonly workDir: string
  readonly apiTimeoutMs: number
  readonly accessTokenSecrets: Secrets
  readonly encryptionKeys: Secrets
  /** Other services to sign in with; the shared identity service first. */
  readonly providers: readonly Provider[]
  readonly matchingUrl: string | undefined
  readonly handoverUrl: string | undefined
  readonly siblings: readonly Sibling[]
  /** The signing key and the previous one, whose signatures may still be verified. Empty: derived keys. */
  readonly handoverKeys: readonly KeyObject[]
  readonly trustProxy: boolean
  readonly maintenance: boolean
  readonly analyticsId: string | undefined
  readonly errorCollector: CollectorAddress | undefined
  /** Rooms for sessions with a senpai are made under this address; undefined: senpai use their own link. */
  readonly meetingUrl: string | undefined
  /** Machine translation of members' posts; undefined: only people translate. */
  readonly translation: TranslationAddress | undefined
  /** When students can apply as ambassadors; undefined: a demo has its own window, any other site none. */
  readonly ambassadorWindows: readonly ApplicationWindow[] | undefined
  /** How long content that was taken down is kept for an appeal. */
  readonly removedKeptDays: number
  readonly undoSeconds: number
  readonly logLevel: string
}

const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/
export const isLoopback = (host: string) => LOOPBACK.test(host)

/** Where the data is: all that a command needs. Creates nothing. */
export function readPlace(
  environment: NodeJS.ProcessEnv,
): Pick<Config, "databaseUrl" | "databasePool" | "dataDir"> {
  const s = readSettings(environment)
  return { databaseUrl: s.DATABASE_URL, databasePool: s.DATABASE_POOL, dataDir: resolve(s.DATA_DIR) }
}

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const s = readSettings(environment)
  checkCombinations(s)
  const dataDir = resolve(s.DATA_DIR)
  const hasFilesElsewhere = s.FILES_DIR !== undefined || s.FILES_S3_BUCKET !== undefined
  if (s.DATABASE_URL === undefined || !hasFilesElsewhere) usable("DATA_DIR", dataDir)
  const host = s.HOST ?? "127.0.0.1"
  const publicUrl = new URL(s.PUBLIC_URL ?? `http://${s.HOST ? publicName(s.HOST) : "localhost"}:${s.PORT}`)
  // Known passwords stay away from every address that a stranger can reach, unless DEMO is set explicitly.
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
      storedSecret(dataDir, "access-token"),
    ),
    encryptionKeys: readSecrets(s.ENCRYPTION_KEY, s.ENCRYPTION_KEY_PREVIOUS, () =>
      storedSecret(dataDir, "encryption"),
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
    meetingUrl: s.MEETING_URL?.replace(/\/+$/, ""),
    translation:
      s.TRANSLATION_URL === undefined ? undefined : { url: s.TRANSLATION_URL, apiKey: s.TRANSLATION_API_KEY },
    ambassadorWindows: s.AMBASSADOR_WINDOWS,
    removedKeptDays: s.REMOVED_KEPT_DAYS,
    undoSeconds: s.UNDO_SECONDS,
    logLevel: s.LOG_LEVEL ?? (demo ? "warn" : "info"),
  }
}

/** People use localhost and 127.0.0.1 interchangeably, but a cookie of one is not sent to the other. */
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

/** Settings that mean nothing alone: one without the others is a mistake. */
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

function checkCombinations(s: Settings): void {
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

/** A bare name is looked up in PATH and may be missing; a full path must exist. */
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

/** Our own identity service has both pages; for another one they are set explicitly. */
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

/** Why the folder could not be used; undefined if it could. Creates nothing. */
function unusableFolder(path: string): string | undefined {
  try {
    if (!statSync(path).isDirectory()) return `${path} is not a folder`
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== "ENOENT") return message
    return dirname(path) === path ? message : unusableFolder(dirname(path))
  }
}
