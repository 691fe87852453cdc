// What every address passes before anything of its page is asked for.
import { redirect } from "@tanstack/react-router"
import type { RouterContext } from "./router-context.ts"

interface Here {
  readonly pathname: string
  readonly publicHref: string
}

/**
 * In the browser: an address in a quarter where its reader has not been is looked up again once the pages there are known.
 * If they do not come, such as after a new release, the server is asked for the page itself.
 */
export async function getToKnow({ site }: Pick<RouterContext, "site">, { pathname, publicHref }: Here) {
  const known = await site.learn(pathname).catch(() => "lost" as const)
  if (known === "lost") throw redirect({ href: publicHref, reloadDocument: true })
  if (known === "now") throw redirect({ href: publicHref, state: true, replace: true })
}

/** For every address that is written in another way than its page's own. */
export async function goWhereItIsSpelled({ site }: Pick<RouterContext, "site">, { publicHref }: Here) {
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(publicHref) ?? []
  const spelled = await site.spelling(pathname)
  if (spelled !== undefined && spelled !== pathname)
    throw redirect({ href: spelled + rest, replace: true, statusCode: 301 })
}
