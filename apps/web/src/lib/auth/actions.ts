// Signing in and out in the browser. Every way to sign in ends in `enter`.
import type { Language } from "@shirube/vocabulary/language"
import type { Strategy } from "@shirube/vocabulary/product"
import { api } from "../api/api.ts"
import type { ApiOptions } from "../api/api-client.ts"
import type { Challenge } from "../api/api-error.ts"
import { browserSend, browserSession } from "../api/browser-api.ts"
import { consequenceOf } from "../api/failure.ts"
import { isApiError } from "../api/is-api-error.ts"
import { parseCookies } from "../browser/cookies.ts"
import { forgetSearches } from "../page/recent-searches.ts"
import type { RouterContext } from "../page/router-context.ts"
import type { User } from "./guards.ts"
import type { PasskeyCredential } from "./passkey.ts"
import { refreshKey } from "./session.ts"
import { endSession, type SignedOut } from "./sign-out.ts"
import { readAuth, type Tokens } from "./state.ts"

type App = Pick<RouterContext, "queries" | "currentUser">

/** The first factor succeeded, the second one is missing. */
export interface PendingSignIn extends Challenge {
  readonly strategy: Strategy
}

export type SignInOutcome =
  | { readonly kind: "in"; readonly user: User }
  | { readonly kind: "second-factor"; readonly pending: PendingSignIn }

export type SsoResult =
  | SignInOutcome
  | { readonly kind: "link"; readonly token: string; readonly emailHint: string }
  | ({ readonly kind: "registration"; readonly token: string } & IdentityClaims)

/** What the identity service says about a person without an account here. */
interface IdentityClaims {
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly name: string | null
}

export const signIn = (app: App, body: ApiOptions<"POST /v1/auth/login">["body"]) =>
  enter(app, "local", api("POST /v1/auth/login", { body }))

export const proveSecondFactor = (
  app: App,
  strategy: Strategy,
  body: ApiOptions<"POST /v1/auth/second-factor">["body"],
) => enter(app, strategy, api("POST /v1/auth/second-factor", { body }))

/** With a passkey alone, or as the second factor. */
export async function signInWithPasskey(app: App, pending?: PendingSignIn): Promise<SignInOutcome> {
  const options = await api("POST /v1/auth/passkey-options")
  const { askPasskey } = await import("./passkey.ts")
  return signInWithCredential(app, await askPasskey(options), pending)
}

export const signInWithCredential = (app: App, credential: PasskeyCredential, pending?: PendingSignIn) =>
  enter(
    app,
    pending?.strategy ?? "local",
    api("POST /v1/auth/passkey", {
      body: { credential, ...(pending ? { challenge: pending.challenge } : {}) },
    }),
  )

export async function signInByCode(
  app: App,
  body: ApiOptions<"POST /v1/auth/sso-auth">["body"],
): Promise<SsoResult> {
  const answer = await outcomeOf(api("POST /v1/auth/sso-auth", { body }), "sso")
  if ("pending" in answer) return answer
  switch (answer.outcome) {
    case "signed_in":
      return arrive(app, answer, "sso")
    case "link_required":
      return { kind: "link", token: answer.linkToken, emailHint: answer.emailHint }
    case "registration":
      return { kind: "registration", token: answer.registrationToken, ...answer.known }
  }
}

export const linkAccount = (app: App, body: ApiOptions<"POST /v1/auth/sso-link">["body"]) =>
  enter(app, "sso", api("POST /v1/auth/sso-link", { body }))

export const createAccount = (app: App, body: ApiOptions<"POST /v1/auth/sso-register">["body"]) =>
  enter(app, "sso", api("POST /v1/auth/sso-register", { body }))

/** With an email address confirmed by a mailed code. */
export const signUp = (app: App, body: ApiOptions<"POST /v1/sign-up/account">["body"]) =>
  enter(app, "local", api("POST /v1/sign-up/account", { body }))

/** With an invitation link. */
export const acceptInvitation = (app: App, body: ApiOptions<"POST /v1/account-invitations/accept">["body"]) =>
  enter(app, "local", api("POST /v1/account-invitations/accept", { body }))

async function enter(app: App, strategy: Strategy, call: Promise<Tokens>): Promise<SignInOutcome> {
  const answer = await outcomeOf(call, strategy)
  return "pending" in answer ? answer : arrive(app, answer, strategy)
}

/** A required second factor is an outcome, not a failure. */
async function outcomeOf<Answer extends object>(
  call: Promise<Answer>,
  strategy: Strategy,
): Promise<Answer | Extract<SignInOutcome, { kind: "second-factor" }>> {
  try {
    return await call
  } catch (error) {
    if (!isApiError(error) || !error.challenge) throw error
    return { kind: "second-factor", pending: { ...error.challenge, strategy } }
  }
}

async function arrive(
  { queries, currentUser }: App,
  tokens: Tokens,
  strategy: Strategy,
): Promise<SignInOutcome> {
  // Signing in again replaces the current session, which would otherwise never end.
  if (browserSession.status() === "active") await endOnServer()
  browserSession.begin(tokens, strategy)
  // Data cached for a visitor may differ from this user's.
  queries.clear()
  return { kind: "in", user: await currentUser.fetch() }
}

/**
 * Removes the session from this browser at once: a reader on a shared computer must be able to rely on it.
 * The returned function ends it on the server, and can be retried.
 */
export function leaveSession(app: App, prefix: Language | undefined): (() => Promise<SignedOut>) | undefined {
  const cookies = parseCookies(document.cookie)
  const auth = readAuth(cookies)
  if (!auth) return undefined
  const deps = { send: browserSend, retryKey: refreshKey(cookies), prefix }
  forgetSession(app)
  let outcome: SignedOut | undefined
  return async () => {
    outcome = await endSession(auth, { ...deps, now: Date.now() }, outcome)
    return outcome
  }
}

/** For a session that the server has already ended. */
export function forgetSession({ queries, currentUser }: App): void {
  browserSession.end()
  forgetSearches()
  currentUser.forget()
  queries.clear()
}

const endOnServer = () => api("POST /v1/auth/logout", { handles: [400, 401] }).catch(() => undefined)

type Renewal = "renewed" | "unreachable" | "over" | "sent-away"

/**
 * Renews a stale session. `unreachable`: the session may still be valid, so it is worth a retry. `sent-away`:
 * it has ended, and the failed call has already redirected to the sign-out page.
 */
export async function renewSession({ currentUser }: App): Promise<Renewal> {
  if (browserSession.status() === "none") return "over"
  return currentUser.fetch().then(
    () => "renewed",
    (error: unknown) => {
      if (!isApiError(error)) return "unreachable"
      if (consequenceOf(error, []).signOut) return "sent-away"
      return error.status === 401 ? "over" : "unreachable"
    },
  )
}
