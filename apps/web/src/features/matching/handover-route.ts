// The way to the matching service. Whoever is signed in goes through the identity service with a token that lives for a
// minute, so it is asked for at the last moment, in the browser; a visitor is sent on by the server.
import { redirect } from "@tanstack/react-router"
import { api } from "#web/lib/api.ts"
import { isApiError } from "#web/lib/is-api-error.ts"
import type { RouterContext } from "#web/lib/router-context.ts"

export const askForWay = async (): Promise<string> =>
  (await api("POST /v1/auth/handover", { body: { to: "matching" } })).url

/** On the server: the way for those who cannot run scripts. In the browser the page asks by itself. */
export async function findWay(context: Pick<RouterContext, "session">): Promise<string | undefined> {
  if (!import.meta.env.SSR) return undefined
  const url = await askForWay().catch((error: unknown) => {
    if (!isApiError(error)) throw error
    return undefined
  })
  if (url && context.session() === "none") throw redirect({ href: url, statusCode: 302 })
  return url
}
