// Guards as routes use them: `beforeLoad: ({ context, location }) => ({ user: requireUser(context, location) })`.
import { redirect } from "@tanstack/react-router"
import { createIsomorphicFn } from "@tanstack/react-start"
import { isSecure, writeCookie } from "../browser.ts"
import { serializeCookie } from "../cookies.ts"
import { withPrefix } from "../language.ts"
import type { RouterContext } from "../router-context.ts"
import { checkGuest, checkLogin, checkRegisterStep, type User, type Verdict } from "./guards.ts"
import { REDIRECT_COOKIE } from "./state.ts"

type Context = Pick<RouterContext, "session" | "settings"> & {
  readonly user: User | null
  readonly locale: Pick<RouterContext["locale"], "prefix">
}
type Here = { readonly publicHref: string; readonly href: string }

const readerOf = ({ user, session }: Context) => ({ user, session: session() })

/** Gives back the user whom the page is for. */
export function requireUser(context: Context, here: Here): User {
  follow(checkLogin(readerOf(context), here.publicHref), context)
  if (!context.user) throw new Error("Let in without a user")
  return context.user
}

export function requireGuest(context: Context) {
  follow(checkGuest(readerOf(context)), context)
}

export function requireRegistration(context: Context, here: Here) {
  follow(checkRegisterStep(readerOf(context), here.href), context)
}

function follow(verdict: Verdict, context: Context) {
  // Said in full: on the server nobody writes the prefix into a redirect.
  const to = (path: string) => ({ href: withPrefix(path, context.locale.prefix) })
  switch (verdict.kind) {
    case "enter":
      return
    case "sign-in":
      throw redirect({ ...to("/sign-in"), ...remember(verdict.remember, context.settings.publicUrl) })
    case "renew":
      // In the address, not in the cookie: several tabs may wake at once, each on a page of its own.
      throw redirect(to(`/auth/renew?to=${encodeURIComponent(verdict.remember)}`))
    case "home":
      throw redirect(to("/"))
    case "secure":
    case "register":
      throw redirect(to(verdict.path))
  }
}

/** The target is kept in a cookie: on the server it travels with the redirect, in the browser it is written at once. */
const remember: (target: string, publicUrl: string) => { headers?: Record<string, string> } =
  createIsomorphicFn()
    .server((target: string, publicUrl: string): { headers?: Record<string, string> } => ({
      headers: {
        "Set-Cookie": serializeCookie(REDIRECT_COOKIE, target, { secure: publicUrl.startsWith("https:") }),
      },
    }))
    .client((target: string): { headers?: Record<string, string> } => {
      writeCookie(serializeCookie(REDIRECT_COOKIE, target, { secure: isSecure() }))
      return {}
    })
