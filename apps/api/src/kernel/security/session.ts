// Who is calling: an access token is a short-lived signed statement about a session; the session row decides,
// so that signing out, here or everywhere, takes effect at once.

import type { SuspensionReason } from "@shirube/vocabulary/editorial/suspensions/choices"
import type { Language } from "@shirube/vocabulary/language"
import { ACCESS_TOKEN_SECONDS, type Role, type Strategy } from "@shirube/vocabulary/product"
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
  readonly language: Language | null
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

/** What a service may know of a request without knowing HTTP. */
export interface Visit {
  readonly now: Date
  readonly ip: string
  readonly userAgent: string
  readonly language: Language
  /** Digest of the device's mark; null without one. It grants no access. */
  readonly device: string | null
}

/** Editors publish and moderate: a stolen password must not be enough. */
export const needsSecondFactor = (config: Pick<Config, "demo">, user: Pick<Actor, "role" | "email">) =>
  user.role === "editor" && !(config.demo && isDemoAddress(user.email))

export const lacksSecondFactor = (config: Pick<Config, "demo">, user: Actor) =>
  needsSecondFactor(config, user) && !user.hasSecondFactor

const ISSUER = "shirube"
const ALGORITHM = "HS256"

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
      return typeof payload.sid === "string" ? namedId<SessionId>(payload.sid) : undefined
    } catch {
      return undefined
    }
  }
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
    sessionOf: async (token) =>
      (await sessionBy(current, token)) ?? (previous && (await sessionBy(previous, token))),
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
): Promise<Actor | undefined> {
  const found = await selectActor(tx, sessionId, now)
  if (!found || isClosedAddress(config, found.email)) return undefined
  const { suspension, ...actor } = found
  return { ...actor, suspension: suspension && isInForce(suspension, now) ? suspension : null }
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
