// The router goes where the server would send.
import { redirect } from "@tanstack/react-router"
import { movedTo } from "./moved.ts"

/** `beforeLoad` of an address of earlier days. */
export function goWhereItMoved({ location }: { location: { pathname: string; searchStr: string } }) {
  const target = movedTo(location.pathname)
  if (target) throw redirect({ href: target + location.searchStr, statusCode: 301 })
}
