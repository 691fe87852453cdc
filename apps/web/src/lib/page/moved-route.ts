// The router follows the same redirects as the server.
import { redirect } from "@tanstack/react-router"
import { movedTo } from "./moved.ts"

/** `beforeLoad` of an old path. */
export function redirectMovedPath({ location }: { location: { pathname: string; searchStr: string } }) {
  const target = movedTo(location.pathname)
  if (target) throw redirect({ href: target + location.searchStr, statusCode: 301 })
}
