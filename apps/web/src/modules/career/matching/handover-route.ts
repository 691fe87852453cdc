// The handover to the matching service. Visitors go there directly. Members and readers of the student
// strategy go through the identity service: it redirects back here with a `state` for this browser, and then
// receives a token that contains it and expires after a minute.
import { STUDENT_STRATEGY } from "@shirube/vocabulary/product"
import { redirect } from "@tanstack/react-router"
import { api } from "#web/lib/api/api.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { known, readForm } from "#web/lib/page/search-values.ts"

interface HandoverStep {
  readonly context: Pick<RouterContext, "session" | "isOfStudentStrategy" | "locale" | "settings">
  readonly location: { readonly pathname: string }
  readonly deps: MatchingSearch
}
interface MatchingSearch {
  readonly state?: string
}

const STATE = /^[A-Za-z0-9_-]{20,200}$/

export const readMatchingSearch = ({ state }: Record<string, unknown>): MatchingSearch =>
  known({ state: readForm(state, STATE) })

export async function requestHandoverUrl({
  context,
  location,
  deps: { state },
}: HandoverStep): Promise<string> {
  const origin = import.meta.env.SSR ? context.settings.publicUrl : window.location.origin
  const body = {
    to: "matching",
    returnTo: origin + withPrefix(location.pathname, context.locale.prefix),
    state,
    strategy: context.isOfStudentStrategy() ? STUDENT_STRATEGY : undefined,
  } as const
  return (await api("POST /v1/auth/handover", { body })).url
}

/**
 * On the server: redirects readers with a valid session. A stale session is renewed in the browser, where the
 * page requests the URL itself.
 */
export async function findHandoverUrl(stop: HandoverStep): Promise<string | undefined> {
  if (!import.meta.env.SSR) return undefined
  const url = await requestHandoverUrl(stop).catch((error: unknown) => {
    if (!isApiError(error)) throw error
    return undefined
  })
  if (url && stop.context.session() !== "stale") throw redirect({ href: url, statusCode: 302 })
  return url
}
