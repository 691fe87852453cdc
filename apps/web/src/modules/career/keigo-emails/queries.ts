import { KEIGO_EMAILS_PER_PAGE } from "@shirube/vocabulary/career/keigo-emails/choices"
import { queryOptions } from "@tanstack/react-query"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { orNotFound } from "#web/lib/page/or-not-found.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { fetchUniversity } from "#web/lib/reference/queries.ts"

export type KeigoEmailSummary = ApiResponse<"GET /v1/keigo-emails">["items"][number]
export type KeigoEmail = ApiResponse<"GET /v1/keigo-emails/{id}">
export type EmailGap = KeigoEmail["gaps"][number]
export type KeigoPhrase = KeigoEmail["phrases"][number]
export type LetterLine = KeigoEmail["body"][number]

export const fetchEmails = (signal: AbortSignal) =>
  api("GET /v1/keigo-emails", { query: { limit: KEIGO_EMAILS_PER_PAGE }, signal })

export const fetchEmail = (id: string, signal: AbortSignal) =>
  api("GET /v1/keigo-emails/{id}", { params: { id }, handles: [404, 422], signal })

/** The member's profile, with the university's Japanese name. A background request: without it the gaps stay open. */
export const senderQuery = queryOptions({
  queryKey: ["keigo-email-sender"],
  queryFn: async ({ signal }) => {
    const profile = await api("GET /v1/profile", { handles: "all", signal })
    const university = profile.universityId === null ? null : await fetchUniversity(profile.universityId)
    return { profile, universityName: university?.name.ja ?? profile.universityName }
  },
  meta: { tags: ["profile"] },
})

export const loadEmails = async (signal: AbortSignal) => (await fetchEmails(signal)).items

/** The client cache is for what a member has in the tracker and the profile. */
export async function loadEmail(
  { queries }: Pick<RouterContext, "queries">,
  id: string,
  signal: AbortSignal,
): Promise<KeigoEmail> {
  const [email] = await Promise.all([orNotFound(fetchEmail(id, signal)), queries.open()])
  return email
}
