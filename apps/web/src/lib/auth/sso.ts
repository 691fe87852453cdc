// Redirecting to an identity service and reading its response: code flow with PKCE. The pending request is
// kept in this tab's session storage and removed by the first response.
import type { Language } from "@shirube/vocabulary/language"
import { AUTH_COOKIE_PREFIX } from "@shirube/vocabulary/product"
import type { ApiOptions, ApiResponse } from "../api/api-client.ts"
import { splitPrefix } from "../language/language.ts"
import { rememberHere } from "./remember-here.ts"

export type Provider = ApiResponse<"GET /v1/auth/providers">["items"][number]

export interface Departure {
  /** What the response may be used for: a sign-in's connects nothing, and a connection's signs no one in. */
  readonly purpose: "sign-in" | "connect"
  readonly provider: string
  readonly name: string
  readonly state: string
  readonly verifier: string
  readonly redirectUri: string
  /** The prefix of the page's path. */
  readonly prefix: Language | null
  readonly at: number
}

export type Answer =
  /** No pending request, or the response belongs to another one. */
  | { readonly kind: "unasked" }
  | { readonly kind: "cancelled"; readonly departure: Departure }
  | { readonly kind: "refused"; readonly departure: Departure }
  | {
      readonly kind: "code"
      readonly departure: Departure
      readonly body: ApiOptions<"POST /v1/auth/sso-auth">["body"]
    }

const KEY = `${AUTH_COOKIE_PREFIX}sso`
const LONGEST_MS = 60 * 60_000

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")

const random = () => base64Url(crypto.getRandomValues(new Uint8Array(32)))

/** S256 of RFC 7636. */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))
  return base64Url(new Uint8Array(digest))
}

interface Question {
  readonly departure: Departure
  readonly challenge: string
  readonly language: Language
  /** Prompt for the password there even if the reader is signed in. */
  readonly again: boolean
}

export function authorizationUrl(
  { endpoint, clientId, scope }: NonNullable<Provider["authorization"]>,
  { departure, challenge, language, again }: Question,
): string {
  const url = new URL(endpoint)
  const parameters = {
    response_type: "code",
    client_id: clientId,
    scope,
    redirect_uri: departure.redirectUri,
    state: departure.state,
    code_challenge: challenge,
    code_challenge_method: "S256",
    ui_locales: language,
    ...(again ? { prompt: "login" } : {}),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** Other providers' operators register one callback URL, so only the shared service gets one per language. */
const callbackOf = ({ kind }: Provider, prefix: Language | undefined) =>
  kind === "sso" ? `${prefix ? `/${prefix}` : ""}/auth/sso-auth` : "/auth/social-callback"

interface Leave {
  readonly language: Language
  readonly again?: boolean
  /** To connect the reader's account: the `state` that the API issued. */
  readonly connection?: string
}

/** Redirects to the service. The reader returns to the current page unless it is a sign-in page. */
export async function leaveFor(
  provider: Provider,
  { language, again = false, connection }: Leave,
): Promise<void> {
  if (!provider.authorization) throw new TypeError("The service has no authorization endpoint")
  const { prefix } = splitPrefix(location.pathname)
  const departure: Departure = {
    purpose: connection === undefined ? "sign-in" : "connect",
    provider: provider.key,
    name: provider.name,
    state: connection ?? random(),
    verifier: random(),
    redirectUri: location.origin + callbackOf(provider, prefix),
    prefix: prefix ?? null,
    at: Date.now(),
  }
  const challenge = await challengeOf(departure.verifier)
  rememberHere()
  sessionStorage.setItem(KEY, JSON.stringify(departure))
  location.assign(authorizationUrl(provider.authorization, { departure, challenge, language, again }))
}

/** This tab's pending request; removed once read. */
export function takeDeparture(): Departure | undefined {
  const stored = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  try {
    return stored ? (JSON.parse(stored) as Departure) : undefined
  } catch {
    return undefined
  }
}

export function readAnswer(search: URLSearchParams, departure: Departure | undefined, now: number): Answer {
  const [state, code, error, iss] = ["state", "code", "error", "iss"].map((name) => search.get(name))
  if (!departure || !state || departure.state !== state || now - departure.at > LONGEST_MS)
    return { kind: "unasked" }
  if (error === "access_denied") return { kind: "cancelled", departure }
  if (error || !code) return { kind: "refused", departure }
  const { provider, verifier, redirectUri } = departure
  return {
    kind: "code",
    departure,
    body: { provider, code, codeVerifier: verifier, state, redirectUri, ...(iss ? { iss } : {}) },
  }
}
