// Signing out, in the browser and, without JavaScript, on the server: ends the session here and at the
// identity service it came from. Failures are always shown; the cookies are removed in any case.
import type { Language } from "@shirube/vocabulary/language"
import type { ApiResponse, Send } from "../api/api-client.ts"
import { isApiError } from "../api/is-api-error.ts"
import { type AuthState, sessionStatus, type Tokens } from "./state.ts"

type EndSession = ApiResponse<"GET /v1/auth/end-session">

export interface SignedOut {
  /** Whether the session has ended on our server too. */
  readonly isEnded: boolean
  /** The service where the session may continue. `unknown`: it could not be fetched. */
  readonly service: EndSession["service"] | "unknown"
}

export interface SignOutDeps {
  readonly send: Send
  readonly now: number
  /** The same for every retry. */
  readonly retryKey: string
  readonly prefix: Language | undefined
}

/** `before`: the outcome of an earlier attempt; this one does what is missing. */
export async function endSession(auth: AuthState, deps: SignOutDeps, before?: SignedOut): Promise<SignedOut> {
  const { service } = before ?? { service: auth.strategy === "sso" ? "unknown" : null }
  const status = sessionStatus(auth, deps.now)
  if (before?.isEnded) return { isEnded: true, service: await resolved(service, deps) }
  // An expired session sends no requests.
  if (status === "over") return { isEnded: true, service }
  const token = status === "active" ? auth.accessToken : await renewedToken(auth, deps)
  if (typeof token !== "string") return { isEnded: token.isOver, service }
  return {
    // First, because the service is only known while the session is alive.
    service: service === null ? null : await findService(deps, { token }),
    isEnded: await deps.send("POST /v1/auth/logout", {}, token).then(() => true, isRefused),
  }
}

/** Retries what is still unknown about the service. */
export const resolved = async (
  service: SignedOut["service"],
  deps: Pick<SignOutDeps, "send" | "prefix">,
): Promise<SignedOut["service"]> =>
  service === null || (service !== "unknown" && service.isAvailable)
    ? service
    : findService(deps, { provider: service === "unknown" ? undefined : service.key })

export const findService = (
  { send, prefix }: Pick<SignOutDeps, "send" | "prefix">,
  { token, provider }: { token?: string; provider?: string | undefined },
): Promise<SignedOut["service"]> =>
  send("GET /v1/auth/end-session", { query: { prefix, provider } }, token).then(
    (answer) => (answer as EndSession).service,
    () => "unknown",
  )

const renewedToken = ({ refreshToken }: AuthState, { send, retryKey }: SignOutDeps) =>
  send("POST /v1/auth/refresh", { retryKey }, refreshToken).then(
    (tokens) => (tokens as Tokens).accessToken.accessToken,
    (error: unknown) => ({ isOver: isRefused(error) }),
  )

/** The server does not know the session: it has already ended. */
const isRefused = (error: unknown) => isApiError(error) && (error.status === 400 || error.status === 401)
