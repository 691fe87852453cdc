import type { Language } from "@shirube/vocabulary/language"
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  isRedirect,
} from "@tanstack/react-router"
import { describe, expect, test } from "vitest"
import { accessOf } from "../page/page.ts"
import type { PageAccess } from "../page/page-data.ts"
import type { User } from "./guards.ts"
import { guard } from "./route-guards.ts"
import type { SessionStatus } from "./state.ts"

interface Context {
  user: User | null
  locale: { prefix: Language | undefined }
  session: () => SessionStatus
  settings: {
    publicUrl: string
    apiTimeoutMs: number
    devTools: boolean
    analyticsId: undefined
    helpEmail: ""
  }
}

/** A small site behind the guards; `enter` returns where a reader is redirected. */
async function enter(
  path: string,
  user: Partial<User> | null,
  session: SessionStatus = user ? "active" : "none",
  prefix?: Language,
) {
  const root = createRootRouteWithContext<Context>()({
    beforeLoad: ({ context, location, matches }) => guard(accessOf(matches), context, location),
  })
  const page = (at: string, access: PageAccess = "public") =>
    createRoute({ getParentRoute: () => root, path: at, staticData: { access } })
  const routeTree = root.addChildren([
    page("/"),
    page("/account", "user"),
    page("/members", "registered"),
    page("/sign-in", "guest"),
    page("/auth/renew"),
    page("/sign-up/basic-info/2"),
  ])
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [path] }),
    context: {
      user: user as User | null,
      locale: { prefix },
      session: () => session,
      settings: {
        publicUrl: "https://shirube.example",
        apiTimeoutMs: 1,
        devTools: false,
        analyticsId: undefined,
        helpEmail: "",
      },
    },
  })
  await router.load()
  const result = router._serverResult
  return result?.type === "redirect" ? result.redirect.options.href : path
}

describe("pages behind guards", () => {
  // spec: 2.guards
  test("redirects a visitor to sign in", async () => {
    expect(await enter("/account", null)).toBe("/sign-in")
  })
  // spec: 2.locale-prefix
  test("keeps the language prefix in every redirect", async () => {
    expect(await enter("/account", null, "none", "ja")).toBe("/ja/sign-in")
    expect(await enter("/account", null, "stale", "en")).toBe("/en/auth/renew?to=%2Faccount")
    expect(await enter("/sign-in", {}, "active", "ja")).toBe("/ja")
  })
  test("admits a user", async () => {
    expect(await enter("/account", {})).toBe("/account")
  })
  test("renews a stale session first", async () => {
    expect(await enter("/account?tab=1", null, "stale")).toBe("/auth/renew?to=%2Faccount%3Ftab%3D1")
  })
  test("redirects a user away from the sign-in page", async () => {
    expect(await enter("/sign-in", {})).toBe("/")
    expect(await enter("/sign-in", null)).toBe("/sign-in")
  })
  test("redirects to an unfinished registration first", async () => {
    const registration = { isFinished: false, nextPath: "/sign-up/basic-info/2", hasAgreed: true }
    expect(await enter("/members", { registration })).toBe("/sign-up/basic-info/2")
  })
})

const visitorOf = (session: SessionStatus): Context => ({
  user: null,
  locale: { prefix: "ja" },
  session: () => session,
  settings: {
    publicUrl: "https://shirube.example",
    apiTimeoutMs: 1,
    devTools: false,
    analyticsId: undefined,
    helpEmail: "",
  },
})

function sentBy(access: PageAccess, publicHref: string, session: SessionStatus = "none") {
  try {
    guard(access, visitorOf(session), { publicHref })
  } catch (error) {
    if (isRedirect(error)) return { to: error.options.href, cookie: error.headers.get("set-cookie") }
    throw error
  }
  return expect.unreachable()
}

// spec: 3.auth-state
test("remembers the full path in a cookie sent with the server's redirect", () => {
  expect(sentBy("user", "/ja/account?tab=1")).toEqual({
    to: "/ja/sign-in",
    cookie: "auth.redirect=%2Fja%2Faccount%3Ftab%3D1; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  })
})

test("remembers the language prefix for every kind of page", () => {
  for (const access of ["user", "registered", "editor"] as const)
    expect(sentBy(access, "/ja/members").cookie).toContain("auth.redirect=%2Fja%2Fmembers;")
})

test("does not remember a path of more than 2,000 characters", () => {
  const address = `/ja/account?q=${"x".repeat(15_000)}`
  expect(sentBy("user", address).cookie).toBe("auth.redirect=; Path=/; Max-Age=0; SameSite=Lax; Secure")
  expect(sentBy("user", address, "stale").to).toBe("/ja/auth/renew")
})
