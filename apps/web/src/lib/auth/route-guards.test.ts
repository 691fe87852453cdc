import type { Language } from "@shirube/contract/language"
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  isRedirect,
} from "@tanstack/react-router"
import { describe, expect, test } from "vitest"
import { accessOf } from "../page.ts"
import type { PageAccess } from "../page-data.ts"
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

/** A small site behind the guards; `enter` says where a reader is sent. */
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
  test("a visitor is led to sign in", async () => {
    expect(await enter("/account", null)).toBe("/sign-in")
  })
  test("the language of the address goes with every redirect", async () => {
    expect(await enter("/account", null, "none", "ja")).toBe("/ja/sign-in")
    expect(await enter("/account", null, "stale", "en")).toBe("/en/auth/renew?to=%2Faccount")
    expect(await enter("/sign-in", {}, "active", "ja")).toBe("/ja")
  })
  test("a user gets in", async () => {
    expect(await enter("/account", {})).toBe("/account")
  })
  test("a session that slept is renewed first", async () => {
    expect(await enter("/account?tab=1", null, "stale")).toBe("/auth/renew?to=%2Faccount%3Ftab%3D1")
  })
  test("a user has no business at the sign-in", async () => {
    expect(await enter("/sign-in", {})).toBe("/")
    expect(await enter("/sign-in", null)).toBe("/sign-in")
  })
  test("an unfinished registration comes first", async () => {
    const registration = { isFinished: false, nextPath: "/sign-up/basic-info/2" }
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

test("the full path is remembered in a cookie that travels with the server's redirect", () => {
  expect(sentBy("user", "/ja/account?tab=1")).toEqual({
    to: "/ja/sign-in",
    cookie: "auth.redirect=%2Fja%2Faccount%3Ftab%3D1; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  })
})

test("every kind of page is remembered with the language of its address", () => {
  for (const access of ["user", "registered", "editor"] as const)
    expect(sentBy(access, "/ja/members").cookie).toContain("auth.redirect=%2Fja%2Fmembers;")
})

test("an address of more than 2,000 characters is not remembered", () => {
  const address = `/ja/account?q=${"x".repeat(15_000)}`
  expect(sentBy("user", address).cookie).toBe("auth.redirect=; Path=/; Max-Age=0; SameSite=Lax; Secure")
  expect(sentBy("user", address, "stale").to).toBe("/ja/auth/renew")
})
