import { notFound } from "@tanstack/react-router"
import { api } from "#web/lib/api/api.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"

export type KeptMail = ApiResponse<"GET /v1/dev/mails">["items"][number]

/** Exists only where mails are stored instead of sent. */
export async function loadMails(signal: AbortSignal): Promise<readonly KeptMail[]> {
  try {
    return (await api("GET /v1/dev/mails", { signal, handles: [404] })).items
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw notFound()
    throw error
  }
}
