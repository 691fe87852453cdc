// Checks on every path before its page loads.
import { redirect } from "@tanstack/react-router"
import type { RouterContext } from "../page/router-context.ts"

interface Here {
  readonly pathname: string
  readonly publicHref: string
}

/**
 * In the browser: a path in a route group that is not loaded yet is matched again once the group has loaded.
 * If loading fails, such as after a new release, the browser reloads the page from the server.
 */
export async function loadRouteGroupOf(
  { site }: Pick<RouterContext, "site">,
  { pathname, publicHref }: Here,
) {
  const known = await site.learn(pathname).catch(() => "lost" as const)
  if (known === "lost") throw redirect({ href: publicHref, reloadDocument: true })
  if (known === "now") throw redirect({ href: publicHref, state: true, replace: true })
}

/** Redirects a path that is spelled differently from its page's. */
export async function redirectToNormalSpelling({ site }: Pick<RouterContext, "site">, { publicHref }: Here) {
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(publicHref) ?? []
  const spelled = await site.spelling(pathname)
  if (spelled !== undefined && spelled !== pathname)
    throw redirect({ href: spelled + rest, replace: true, statusCode: 301 })
}
