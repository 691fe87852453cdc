import type { Language } from "@shirube/vocabulary/language"
import { sessionStatus } from "../auth/state.ts"
import { ownMessagesIn } from "../language/messages.ts"
import type { Client } from "../server/rendering.ts"
import type { RequestContext } from "../server/request-context.ts"
import { type ApiClient, createApiClient, type Send, send } from "./api-client.ts"

/** Paths start with /api. */
export type AskApi = (request: Request) => Promise<Response>

/** Cache tags, on responses that are the same for everyone. */
export const TAGS_HEADER = "Surrogate-Key"

/** Set here from the edge's value, never taken from a client. */
export const CLIENT_IP_HEADER = "x-client-ip"

/** Passes on the client's IP: the API's rate limits are per visitor. */
export const withClientIp =
  ({ ip }: Client, api: AskApi): AskApi =>
  (call) => {
    if (ip) call.headers.set(CLIENT_IP_HEADER, ip)
    return api(call)
  }

/** Follows redirects, as a browser would. */
const following =
  (api: AskApi): AskApi =>
  async (call) => {
    const { url, headers, signal } = call
    const answer = await api(call)
    const location = answer.status === 301 ? answer.headers.get("Location") : null
    return location === null ? answer : api(new Request(new URL(location, url), { headers, signal }))
  }

type ApiContext = Pick<RequestContext, "api" | "settings" | "auth">

const wireOf = ({ settings, api }: ApiContext, language: Language) => ({
  origin: settings.publicUrl,
  fetch: following(api),
  language: () => language,
  timeoutMs: () => settings.apiTimeoutMs,
})

export const requestSend =
  (context: ApiContext, language: Language): Send =>
  (route, options, token) =>
    send(wireOf(context, language), route, options, token)

/**
 * The API for one request on the server: in-process, with the reader's session. A stale session is ignored
 * here: refreshing would race the reader's tabs, and a reused refresh token ends the session.
 */
export const requestApi = (context: ApiContext, language: Language): ApiClient =>
  createApiClient({
    ...wireOf(context, language),
    token: async () =>
      sessionStatus(context.auth, Date.now()) === "active" ? context.auth?.accessToken : undefined,
    say: ownMessagesIn(language),
    // The page shows it, with the right status.
    failed: () => {},
  })
