// Signing out, as the browser and, without JavaScript, the server do it: the session ends here and, where it came from
// another service, there too. Whatever fails is told, never hidden; the cookies are gone in any case.
import type { Language } from "@shirube/contract/language"
import type { ApiResponse, Send } from "../api-client.ts"
import { isApiError } from "../is-api-error.ts"
import { type AuthState, sessionStatus, type Tokens } from "./state.ts"

type EndSession = ApiResponse<"GET /v1/auth/end-session">

export interface SignedOut {
  /** Whether the session is over on our server too. */
  readonly isEnded: boolean
  /** Where the session came from and may go on. `unknown`: nobody could be asked, or nothing may be sent any more. */
  readonly service: EndSession["service"] | "unknown"
}

export interface SignOutDeps {
  readonly send: Send
  readonly now: number
  /** The same for every try. */
  readonly retryKey: string
  readonly prefix: Language | undefined
}

/** `before`: what an earlier try has come to; this one goes on with what is missing. */
export async function endSession(auth: AuthState, deps: SignOutDeps, before?: SignedOut): Promise<SignedOut> {
  const { service } = before ?? { service: auth.strategy === "sso" ? "unknown" : null }
  const status = sessionStatus(auth, deps.now)
  if (before?.isEnded) return { isEnded: true, service: await resolved(service, deps) }
  // In the name of a session that is over nothing is sent.
  if (status === "over") return { isEnded: true, service }
  const token = status === "active" ? auth.accessToken : await renewedToken(auth, deps)
  if (typeof token !== "string") return { isEnded: token.isOver, service }
  return {
    // Asked first: while the session lives it is known where it came from.
    service: service === null ? null : await findService(deps, { token }),
    isEnded: await deps.send("POST /v1/auth/logout", {}, token).then(() => true, isRefused),
  }
}

/** What could not be said about the other service before. */
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

/** The server knows no such session: it was over before. */
const isRefused = (error: unknown) => isApiError(error) && (error.status === 400 || error.status === 401)
