// Sign-in with other services: any OpenID provider. Certified code verifies their responses; a verified
// response is still only a claim about a person, and modules/identity/sso decides what follows from it.

import type { SsoCode } from "@shirube/contract/identity/sso/routes"
import { PersonName } from "@shirube/contract/text/shown-text"
import type { Language } from "@shirube/vocabulary/language"
import { createRemoteJWKSet, decodeJwt, type JWTPayload, jwtVerify } from "jose"
import * as client from "openid-client"
import { z } from "zod"
import { type Provider, providerOf } from "../config/provider-settings.ts"
import type { Log } from "../process/log.ts"

/** The service cannot be reached, as opposed to a refusal. */
export class ProviderUnavailable extends Error {}
/** The service refused, or its response is invalid. */
export class ProviderRefused extends Error {}

export interface ForeignIdentity {
  readonly issuer: string
  readonly subject: string
  /** The session at the service, if it tells. */
  readonly issuerSession: string | null
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly name: string | null
}

export interface AuthorizationAnswer {
  readonly code: string
  readonly codeVerifier: string
  readonly state: string
  readonly iss: string | undefined
  readonly redirectUri: string
}

/** Another service's response, as forwarded by our page; `key` identifies the service. */
export const answerOf = (body: z.output<typeof SsoCode>): AuthorizationAnswer & { key: string } => ({
  key: body.provider,
  code: body.code,
  codeVerifier: body.code_verifier,
  state: body.state,
  iss: body.iss,
  redirectUri: body.redirect_uri,
})

export interface OpenId {
  readonly providers: readonly Provider[]
  /** Where readers are sent to sign in; undefined while the service is down. */
  authorizationEndpoint(provider: Provider): Promise<string | undefined>
  redeem(provider: Provider, answer: AuthorizationAnswer): Promise<ForeignIdentity>
  /** Who signed out, from a logout token with a provider's valid signature. */
  readLogout(token: string): Promise<JWTPayload & { iss: string }>
  /** Where readers end their session there, if it has such a page; undefined while the service is down. */
  endSessionPage(
    provider: Provider,
    afterwards: string,
    language: Language,
  ): Promise<{ readonly url: string | undefined } | undefined>
}

/** Long enough for a healthy service, short enough for a sign-in page that waits for it. */
const DISCOVERY_SECONDS = 3
const EXCHANGE_SECONDS = 8
const FRESH_MS = { up: 15_000, down: 5_000 }
const LOGOUT_EVENT = "http://schemas.openid.net/event/backchannel-logout"

export function createOpenId(providers: readonly Provider[], log: Log): OpenId {
  const discovered = new Map(providers.map((provider) => [provider.key, discoverer(provider, log)]))
  const discover = async (provider: Provider) => {
    const found = await discovered.get(provider.key)?.()
    if (!found) throw new ProviderUnavailable()
    return found
  }
  return {
    providers,
    async authorizationEndpoint(provider) {
      const found = await discovered.get(provider.key)?.()
      return found?.configuration.serverMetadata().authorization_endpoint
    },
    async redeem(provider, answer) {
      const { configuration } = await discover(provider)
      return classified(() => exchange(configuration, answer))
    },
    async readLogout(token) {
      const issuer = claimedIssuer(token)
      const provider = providerOf(providers, issuer)
      if (!provider) throw new ProviderRefused()
      const { configuration, keys } = await discover(provider)
      return classified(() =>
        verifyLogout(token, keys, configuration.serverMetadata().issuer, provider.clientId),
      )
    },
    async endSessionPage(provider, afterwards, language) {
      const found = await discovered.get(provider.key)?.()
      if (!found) return undefined
      if (!found.configuration.serverMetadata().end_session_endpoint) return { url: undefined }
      // Without id_token_hint: tokens do not belong in URLs.
      const parameters = { post_logout_redirect_uri: afterwards, ui_locales: language }
      return { url: client.buildEndSessionUrl(found.configuration, parameters).href }
    },
  }
}

type Keys = ReturnType<typeof createRemoteJWKSet>
interface Discovered {
  readonly configuration: client.Configuration
  readonly keys: Keys
}

/** Fetches the service's metadata from time to time; callers in between share the result. */
function discoverer(provider: Provider, log: Log): () => Promise<Discovered | undefined> {
  let pending: Promise<Discovered | undefined> | undefined
  let freshUntil = 0
  return () => {
    if (pending && performance.now() < freshUntil) return pending
    freshUntil = Number.POSITIVE_INFINITY
    pending = discover(provider).then(
      (found) => {
        freshUntil = performance.now() + FRESH_MS.up
        return found
      },
      (error: unknown) => {
        freshUntil = performance.now() + FRESH_MS.down
        log.info({ provider: provider.key, reason: String(error) }, "a sign-in service does not answer")
        return undefined
      },
    )
    return pending
  }
}

async function discover({ issuer, clientId, clientSecret }: Provider): Promise<Discovered> {
  const server = new URL(issuer)
  const configuration = await client.discovery(
    server,
    clientId,
    {},
    (metadata, ...rest) => secretAuthentication(metadata, clientSecret)(metadata, ...rest),
    {
      timeout: DISCOVERY_SECONDS,
      execute: server.protocol === "http:" ? [client.allowInsecureRequests] : [],
    },
  )
  configuration.timeout = EXCHANGE_SECONDS
  const { jwks_uri } = configuration.serverMetadata()
  if (!jwks_uri) throw new Error("the provider publishes no keys")
  return {
    configuration,
    keys: createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: EXCHANGE_SECONDS * 1000 }),
  }
}

/** The standard's default is Basic; a service that only supports POST says so. */
function secretAuthentication(metadata: client.ServerMetadata, secret: string): client.ClientAuth {
  const supported = metadata.token_endpoint_auth_methods_supported ?? ["client_secret_basic"]
  return supported.includes("client_secret_basic")
    ? client.ClientSecretBasic(secret)
    : client.ClientSecretPost(secret)
}

async function exchange(
  configuration: client.Configuration,
  { code, codeVerifier, state, iss, redirectUri }: AuthorizationAnswer,
): Promise<ForeignIdentity> {
  const returned = new URL(redirectUri)
  returned.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString()
  const tokens = await client.authorizationCodeGrant(configuration, returned, {
    pkceCodeVerifier: codeVerifier,
    expectedState: state,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new ProviderRefused()
  const person =
    claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
      ? { ...claims, ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)) }
      : claims
  return {
    issuer: claims.iss,
    subject: claims.sub,
    issuerSession: textOrNull(claims.sid),
    email: emailOrNull(person.email),
    isEmailVerified: person.email_verified === true,
    name: PersonName.safeParse(person.name).data ?? null,
  }
}

async function verifyLogout(token: string, keys: Keys, issuer: string, audience: string) {
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience,
    requiredClaims: ["iat", "exp", "jti", "events"],
    clockTolerance: 30,
  })
  const events = payload.events as Record<string, unknown> | null
  const isLogout = typeof events === "object" && events !== null && LOGOUT_EVENT in events
  if (!isLogout || "nonce" in payload || (payload.sub === undefined && payload.sid === undefined))
    throw new ProviderRefused()
  return { ...payload, iss: issuer }
}

/** Maps every failure to one of two: unreachable or refused. */
async function classified<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderRefused) throw error
    throw isUnreachable(error)
      ? new ProviderUnavailable("", { cause: error })
      : new ProviderRefused("", { cause: error })
  }
}

const UNREACHABLE_CODES = ["OAUTH_TIMEOUT", "OAUTH_RESPONSE_IS_NOT_CONFORM", "ERR_JWKS_TIMEOUT"]
const isUnreachable = (error: unknown) =>
  error instanceof Error &&
  (error.message === "fetch failed" || ("code" in error && UNREACHABLE_CODES.includes(String(error.code))))

function claimedIssuer(token: string): string | undefined {
  try {
    return decodeJwt(token).iss
  } catch {
    return undefined
  }
}

/** Mail may be sent there later: an invalid address is dropped. */
const emailOrNull = (claim: unknown) => z.email().max(254).safeParse(claim).data ?? null
const textOrNull = (claim: unknown) => (typeof claim === "string" && claim !== "" ? claim : null)
