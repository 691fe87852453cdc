import { queryOptions } from "@tanstack/react-query"
import { redirect } from "@tanstack/react-router"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { User } from "#web/lib/auth/guards.ts"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { withPrefix } from "#web/lib/language/language.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"

export type Verification = ApiResponse<"GET /v1/user/verification">
export type Link = ApiResponse<"POST /v1/verification/link">

export const verificationQuery = queryOptions({
  queryKey: ["verification"],
  queryFn: ({ signal }) => api("GET /v1/user/verification", { signal }),
  meta: { tags: ["verification"] },
})

export async function loadVerification({ queries }: Pick<RouterContext, "queries">): Promise<void> {
  const cache = await queries.open()
  await cache.fetchQuery(verificationQuery)
}

/** For the steps after the first: only students have them, and the first step explains that to others. */
export async function loadStudentStep(
  context: Pick<RouterContext, "queries" | "locale"> & { readonly user: User | null },
): Promise<void> {
  if (memberIn(context).role !== "student")
    throw redirect({ href: withPrefix("/sign-up/student-verification/1", context.locale.prefix) })
  await loadVerification(context)
}

/** Undefined without a token. */
export const checkVerificationLink = async (
  token: string | undefined,
  signal: AbortSignal,
): Promise<Link | undefined> =>
  token === undefined ? undefined : api("POST /v1/verification/link", { body: { token }, signal })
