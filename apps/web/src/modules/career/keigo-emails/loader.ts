import { notFound } from "@tanstack/react-router"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { fetchEmail, fetchEmails, isUnknownEmail, type KeigoEmail } from "./queries.ts"

export const loadEmails = async (signal: AbortSignal) => (await fetchEmails(signal)).items

/** The client cache is for what a member has in the tracker and the profile. */
export async function loadEmail(
  { queries }: Pick<RouterContext, "queries">,
  id: string,
  signal: AbortSignal,
): Promise<KeigoEmail> {
  try {
    const [email] = await Promise.all([fetchEmail(id, signal), queries.open()])
    return email
  } catch (error) {
    if (isUnknownEmail(error)) throw notFound()
    throw error
  }
}
