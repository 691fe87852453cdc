// The router goes where the server would send.
import { redirect } from "@tanstack/react-router"
import { movedTo } from "./moved.ts"
import type { RouterContext } from "./router-context.ts"

interface Here {
  readonly pathname: string
  readonly searchStr: string
  readonly publicHref: string
}

/** `beforeLoad` of an address of earlier days. */
export function goWhereItMoved({ location }: { location: Here }) {
  const target = movedTo(location.pathname)
  if (target) throw redirect({ href: target + location.searchStr, statusCode: 301 })
}

/** For every address that is written in another way than its page's own. */
export function goWhereItIsSpelled({ spelling }: Pick<RouterContext, "spelling">, { publicHref }: Here) {
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(publicHref) ?? []
  const spelled = spelling(pathname)
  if (spelled !== undefined && spelled !== pathname)
    throw redirect({ href: spelled + rest, replace: true, statusCode: 301 })
}
