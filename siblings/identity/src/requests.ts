// What the screens ask of a request.
import type { IncomingMessage } from "node:http"
import type { HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import { chooseLanguage } from "./language.ts"
import { networkOf } from "./limits.ts"
import type { View } from "./pages.ts"
import type { Settings } from "./settings.ts"

export type Env = { Bindings: HttpBindings }

export const viewOf = (c: Context<Env>, { issuer }: Settings, uiLocales?: string): View => {
  const { pathname, search } = new URL(c.req.url)
  return {
    language: chooseLanguage({
      lang: c.req.query("lang"),
      uiLocales,
      acceptLanguage: c.req.header("accept-language"),
    }),
    here: new URL(`${issuer}${pathname}${search}`),
  }
}

/** Where the request came from, as far as the next machine can vouch for it. */
export function networkOfRequest(incoming: IncomingMessage, { trustProxy }: Settings): string {
  const forwarded = [incoming.headers["x-forwarded-for"] ?? []].flat().join(",").split(",").at(-1)?.trim()
  return networkOf((trustProxy && forwarded) || (incoming.socket.remoteAddress ?? "unknown"))
}
