import { queryOptions } from "@tanstack/react-query"
import { api } from "../api.ts"
import { isApiError } from "../api-client.ts"
import { browserSession } from "../browser.ts"
import type { RouterContext } from "../router-context.ts"
import type { User } from "./guards.ts"

export const userQuery = queryOptions({
  queryKey: ["user"],
  queryFn: () => api("GET /v2/user"),
  staleTime: Number.POSITIVE_INFINITY,
})

type Needed = Pick<RouterContext, "queries" | "session">

/** Who reads this page. On the server a stale session is nobody yet: the browser renews it and asks again. */
export async function currentUser({ queries, session }: Needed): Promise<User | null> {
  const status = session()
  if (status === "none" || status === "over" || (status === "stale" && import.meta.env.SSR)) return null
  try {
    return await queries.ensureQueryData(userQuery)
  } catch (error) {
    if (isApiError(error)) return null
    throw error
  }
}

/** Asks again who the reader is; true if the answer is another one than before. */
export async function refetchUser({ queries, session }: Needed): Promise<boolean> {
  if (session() === "none") return false
  const before = queries.getQueryData(userQuery.queryKey)
  try {
    const after = await queries.fetchQuery({ ...userQuery, staleTime: 0 })
    return JSON.stringify(before) !== JSON.stringify(after)
  } catch (error) {
    // The session was ended elsewhere: forget it here too, or every page would say so again.
    if (!isApiError(error) || error.status !== 401) return false
    browserSession.end()
    queries.removeQueries({ queryKey: userQuery.queryKey })
    return before !== undefined
  }
}
