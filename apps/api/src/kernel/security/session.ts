// Who is calling: an access token is a short-lived signed statement about a session; the session row decides,
// so that signing out, here or everywhere, takes effect at once.

import type { SuspensionReason } from "@shirube/vocabulary/editorial/suspensions/choices"
import type { Language } from "@shirube/vocabulary/language"
import { OF_AGE } from "@shirube/vocabulary/people/profile/choices"
import {
  ACCESS_TOKEN_SECONDS,
  type EditorRole,
  editorRoles,
  type Role,
  type Strategy,
} from "@shirube/vocabulary/product"
import type { FuriganaSetting } from "@shirube/vocabulary/text/furigana"
import { addMonths, dayInJapan } from "@shirube/vocabulary/time/days"
import { jwtVerify, SignJWT } from "jose"
import type { Tx } from "#api/kernel/db/client"
import { namedId, type SessionId, type SuspensionId, type UserId } from "#api/kernel/db/ids"
import type { Config, Secrets } from "../config/config.ts"
import { isClosedAddress, isDemoAddress } from "../config/demo.ts"
import { selectActor } from "../db/queries.ts"
import type { Clock } from "../process/clock.ts"
import type { Vault } from "./vault.ts"

export interface Actor {
  readonly id: UserId
  readonly sessionId: SessionId
  /** At the start of the request. */
  readonly credentialsVersion: number
  readonly strategy: Strategy
  readonly email: string
  readonly name: string
  readonly seal: string
  readonly role: Role
  readonly isVerified: boolean
  readonly isScreened: boolean
  /** Only editors; may invite. */
  readonly isAdministrator: boolean
  /** Of an editor; an administrator has all. */
  readonly editorRoles: readonly EditorRole[]
  readonly language: Language | null
  readonly furigana: FuriganaSetting | null
  readonly registerStep: string | null
  /** To the terms and the privacy policy, under 18 with a guardian; true once the registration is finished. */
  readonly hasAgreed: boolean
  /** When the account will be deleted, if that was requested. */
  readonly leavingAt: Date | null
  /** Null unless it is currently in force. */
  readonly suspension: ActiveSuspension | null
  readonly isEmailConfirmed: boolean
  readonly hasPassword: boolean
  readonly hasSecondFactor: boolean
}

export interface ActiveSuspension {
  readonly id: SuspensionId
  readonly reason: SuspensionReason
  /** Null: until an editor lifts it. */
  readonly endsAt: Date | null
}

/** Whether a suspension that was not lifted is in force: exact, whenever the job that closes it runs. */
export const isInForce = ({ endsAt }: Pick<ActiveSuspension, "endsAt">, now: Date) =>
  endsAt === null || endsAt > now

const adultsBornBy = (now: Date) => addMonths(dayInJapan(now), -12 * OF_AGE)

/** What a service may know of a request without knowing HTTP. */
export interface Visit {
  readonly now: Date
  readonly ip: string
  readonly userAgent: string
  readonly language: Language
  /** Digest of the device's mark; null without one. It grants no access. */
  readonly device: string | null
}

/** Whether an editor has one of these roles. People who are not editors need none. */
export const hasEditorRole = (
  user: Pick<Actor, "role" | "editorRoles">,
  wanted: readonly EditorRole[] | undefined,
) => user.role !== "editor" || !wanted || wanted.some((each) => user.editorRoles.includes(each))

/** An editor who may do this. */
export const isEditorFor = (user: Pick<Actor, "role" | "editorRoles">, ...wanted: readonly EditorRole[]) =>
  user.role === "editor" && hasEditorRole(user, wanted)

/** Editors publish and moderate: a stolen password must not be enough. */
export const needsSecondFactor = (config: Pick<Config, "demo">, user: Pick<Actor, "role" | "email">) =>
  user.role === "editor" && !(config.demo && isDemoAddress(user.email))

export const lacksSecondFactor = (config: Pick<Config, "demo">, user: Actor) =>
  needsSecondFactor(config, user) && !user.hasSecondFactor

const ISSUER = "shirube"
const ALGORITHM = "HS256"

/** Signatures are verified once per process: a member's calls carry the same token for hours. */
const MOST_VERIFIED = 10_000

interface Verified {
  readonly sessionId: SessionId
  /** In seconds, as the token says. */
  readonly expiresAt: number
}

function remember(verified: Map<string, Verified>, token: string, found: Verified): void {
  const [oldest] = verified.keys()
  if (verified.size >= MOST_VERIFIED && oldest !== undefined) verified.delete(oldest)
  verified.set(token, found)
}

export interface AccessTokens {
  sign(sessionId: SessionId): Promise<string>
  /** The session of a token; undefined if the token is not ours, altered or expired. */
  sessionOf(token: string): Promise<SessionId | undefined>
}

/**
 * Signs with the current secret, and accepts tokens signed with the previous one: those expire within a day.
 */
export function createAccessTokens(
  { current, previous }: Pick<Secrets, "current" | "previous">,
  clock: Clock,
): AccessTokens {
  const sessionBy = async (secret: Uint8Array, token: string) => {
    try {
      const { payload } = await jwtVerify(token, secret, {
        issuer: ISSUER,
        algorithms: [ALGORITHM],
        currentDate: clock.now(),
      })
      const { sid, exp = 0 } = payload
      return typeof sid === "string" ? { sessionId: namedId<SessionId>(sid), expiresAt: exp } : undefined
    } catch {
      return undefined
    }
  }
  const verified = new Map<string, Verified>()
  const verify = async (token: string): Promise<Verified | undefined> =>
    (await sessionBy(current, token)) ?? (previous && (await sessionBy(previous, token)))
  return {
    sign(sessionId) {
      const now = Math.floor(clock.now().getTime() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
        .sign(current)
    },
    async sessionOf(token) {
      const known = verified.get(token)
      const now = clock.now().getTime() / 1000
      if (known) return now < known.expiresAt ? known.sessionId : undefined
      const found = await verify(token)
      if (found) remember(verified, token, found)
      return found?.sessionId
    },
  }
}

/** Tokens in the shape of every sign-in response: the specification requires `access_token.access_token`. */
export const presentTokens = (issued: {
  accessToken: string
  accessSeconds: 86_400
  refreshToken: string
  refreshSeconds: number
}) => ({
  access_token: {
    access_token: issued.accessToken,
    token_type: "Bearer" as const,
    expires_in: issued.accessSeconds,
  },
  refresh_token: { refresh_token: issued.refreshToken, expires_in: issued.refreshSeconds },
})

export async function findActor(
  tx: Tx,
  sessionId: SessionId,
  config: Pick<Config, "demo">,
  now: Date,
  load: typeof selectActor = selectActor,
): Promise<Actor | undefined> {
  const found = await load(tx, sessionId, adultsBornBy(now))
  if (!found || isClosedAddress(config, found.email)) return undefined
  const { suspension, ...actor } = found
  const ownRoles = actor.isAdministrator ? editorRoles : actor.editorRoles
  return {
    ...actor,
    editorRoles: ownRoles,
    suspension: suspension && isInForce(suspension, now) ? suspension : null,
  }
}

const BEARER = /^Bearer ([A-Za-z0-9._~+/=-]{1,4096})$/i
export const bearerToken = (headers: Headers) => BEARER.exec(headers.get("Authorization") ?? "")?.[1]

const RETRY_KEY = /^[\x21-\x7e]{16,200}$/
export const retryKey = (headers: Headers) =>
  RETRY_KEY.exec(headers.get("Idempotency-Key") ?? "")?.[0] ?? null

const DEVICE_MARK = /^[\w-]{22,100}$/
export function deviceOf(headers: Headers, vault: Pick<Vault, "digest">): string | null {
  const mark = DEVICE_MARK.exec(headers.get("Device-Mark") ?? "")?.[0]
  return mark === undefined ? null : vault.digest(mark, "device")
}
