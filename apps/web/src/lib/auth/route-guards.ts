// The guard of every page: a route declares its access in `staticData.access`, and the root checks it here.
import { notFound, redirect } from "@tanstack/react-router"
import { createIsomorphicFn } from "@tanstack/react-start"
import { isSecure, writeCookie } from "../browser/browser.ts"
import { withPrefix } from "../language/language.ts"
import type { PageAccess } from "../page/page-data.ts"
import type { RouterContext } from "../page/router-context.ts"
import {
  checkAdministrator,
  checkEditor,
  checkGuest,
  checkLogin,
  checkRegisterStep,
  type Reader,
  type User,
  type Verdict,
} from "./guards.ts"
import { isRememberable, targetCookie } from "./target-cookie.ts"

type Context = Pick<RouterContext, "session" | "settings"> & {
  readonly user: User | null
  readonly locale: Pick<RouterContext["locale"], "prefix">
}
type Here = { readonly publicHref: string }

const readerOf = ({ user, session }: Context) => ({ user, session: session() })

const verdictOn = (access: PageAccess, reader: Reader, here: Here): Verdict => {
  switch (access) {
    case "public":
      return { kind: "enter" }
    case "guest":
      return checkGuest(reader)
    case "user":
      return checkLogin(reader, here.publicHref)
    case "registered":
      return checkRegisterStep(reader, here.publicHref)
    case "editor":
      return checkEditor(reader, here.publicHref)
    case "administrator":
      return checkAdministrator(reader, here.publicHref)
  }
}

export function guard(access: PageAccess, context: Context, here: Here): void {
  follow(verdictOn(access, readerOf(context), here), context)
}

/** For the loader of a members-only page. */
export function memberIn({ user }: Pick<Context, "user">): User {
  if (!user) throw new Error("memberIn called on a page without a user")
  return user
}

function follow(verdict: Verdict, context: Context) {
  // In full, because the server does not add the prefix to redirects.
  const to = (path: string) => ({ href: withPrefix(path, context.locale.prefix) })
  switch (verdict.kind) {
    case "enter":
      return
    case "sign-in":
      throw redirect({ ...to("/sign-in"), ...remember(verdict.remember, context.settings.publicUrl) })
    case "renew":
      // In the URL, not in the cookie: several tabs may renew at once, each for its own page.
      throw redirect(
        to(
          `/auth/renew${isRememberable(verdict.remember) ? `?to=${encodeURIComponent(verdict.remember)}` : ""}`,
        ),
      )
    case "not-there":
      throw notFound()
    case "home":
      throw redirect(to("/"))
    case "secure":
    case "suspended":
      throw redirect(to(verdict.path))
    case "register":
      throw redirect({ ...to(verdict.path), ...remember(verdict.remember, context.settings.publicUrl) })
  }
}

/** Stores the target in a cookie: on the server with the redirect, in the browser directly. */
const remember: (target: string, publicUrl: string) => { headers?: Record<string, string> } =
  createIsomorphicFn()
    .server((target: string, publicUrl: string): { headers?: Record<string, string> } => ({
      headers: {
        "Set-Cookie": targetCookie(target, { secure: publicUrl.startsWith("https:") }),
      },
    }))
    .client((target: string): { headers?: Record<string, string> } => {
      writeCookie(targetCookie(target, { secure: isSecure() }))
      return {}
    })
