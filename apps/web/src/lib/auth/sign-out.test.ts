import { expect, test } from "vitest"
import type { ApiRoute, Send } from "../api/api-client.ts"
import { ApiError } from "../api/api-error.ts"
import { parseCookies } from "../browser/cookies.ts"
import { signOutByForm } from "../server/site-forms.ts"
import { endSession } from "./sign-out.ts"
import type { Tokens } from "./state.ts"
import { authFromTokens, storeAuth } from "./write-state.ts"

const now = Date.UTC(2026, 10, 15)
const DAY = 86_400_000
const tokens = (name: string): Tokens => ({
  accessToken: { accessToken: `access-${name}`, tokenType: "Bearer", expiresIn: 86_400 },
  refreshToken: { refreshToken: `refresh-${name}`, expiresIn: 1_209_600 },
})
const shared = { key: "shirube-id", name: "Shirube ID", isAvailable: true, url: "https://id.example/end" }
const sso = authFromTokens(tokens("1"), "sso", now)
const local = authFromTokens(tokens("1"), "local", now)

const offline = (route: string) => new ApiError({ failure: "offline", route })
const answered = (route: string, status: number) => new ApiError({ failure: "answer", route, status })

/** A server that responds normally, except where `trouble` overrides it. */
function aServer(trouble: Partial<Record<ApiRoute, (route: ApiRoute) => unknown>> = {}) {
  const asked: string[] = []
  const answers: Partial<Record<ApiRoute, unknown>> = {
    "POST /v1/auth/refresh": tokens("2"),
    "GET /v1/auth/end-session": { service: shared },
    "POST /v1/auth/logout": null,
  }
  const send: Send = async (route, { query }, token) => {
    asked.push([route, token, query?.provider].filter(Boolean).join(" "))
    const found = trouble[route]?.(route)
    if (found instanceof Error) throw found
    return found ?? answers[route]
  }
  return { asked, trouble, deps: { send, now, retryKey: "key", prefix: undefined } }
}

test("ends a local session on the server and calls nothing else", async () => {
  const { asked, deps } = aServer()
  expect(await endSession(local, deps)).toEqual({ isEnded: true, service: null })
  expect(asked).toEqual(["POST /v1/auth/logout access-1"])
})

test("fetches the identity service's sign-out URL while the session is alive", async () => {
  const { asked, deps } = aServer()
  expect(await endSession(sso, deps)).toEqual({ isEnded: true, service: shared })
  expect(asked).toEqual(["GET /v1/auth/end-session access-1", "POST /v1/auth/logout access-1"])
})

test("renews a stale session in order to end it", async () => {
  const { asked, deps } = aServer()
  expect(await endSession(sso, { ...deps, now: now + DAY })).toEqual({ isEnded: true, service: shared })
  expect(asked).toEqual([
    "POST /v1/auth/refresh refresh-1",
    "GET /v1/auth/end-session access-2",
    "POST /v1/auth/logout access-2",
  ])
})

test("sends nothing with an expired session, and retries without a token", async () => {
  const { asked, deps } = aServer()
  const late = { ...deps, now: now + 14 * DAY }
  const outcome = await endSession(sso, late)
  expect([outcome, asked]).toEqual([{ isEnded: true, service: "unknown" }, []])
  expect(await endSession(sso, late, outcome)).toEqual({ isEnded: true, service: shared })
  expect(asked).toEqual(["GET /v1/auth/end-session"])
})

test("treats a session unknown to the server as ended", async () => {
  for (const status of [400, 401]) {
    const { deps } = aServer({ "POST /v1/auth/logout": (route) => answered(route, status) })
    expect(await endSession(local, deps)).toEqual({ isEnded: true, service: null })
  }
})

test("does not end the session if the server is unreachable or refuses, until a retry", async () => {
  for (const trouble of [
    offline,
    (route: string) => answered(route, 403),
    (route: string) => answered(route, 500),
  ]) {
    const server = aServer({ "POST /v1/auth/logout": trouble, "GET /v1/auth/end-session": trouble })
    const outcome = await endSession(sso, server.deps)
    expect(outcome).toEqual({ isEnded: false, service: "unknown" })
    expect(await endSession(sso, aServer().deps, outcome)).toEqual({ isEnded: true, service: shared })
  }
  const asleep = aServer({ "POST /v1/auth/refresh": offline })
  expect(await endSession(local, { ...asleep.deps, now: now + DAY })).toEqual({
    isEnded: false,
    service: null,
  })
})

test("retries an unavailable identity service by its name", async () => {
  const down = { ...shared, isAvailable: false, url: null }
  const server = aServer({ "GET /v1/auth/end-session": () => ({ service: down }) })
  const outcome = await endSession(sso, server.deps)
  expect(outcome).toEqual({ isEnded: true, service: down })
  const better = aServer()
  expect(await endSession(sso, better.deps, outcome)).toEqual({ isEnded: true, service: shared })
  expect(better.asked).toEqual(["GET /v1/auth/end-session shirube-id"])
})

test("ends both sessions without JavaScript, and a second form reaches a service that was down", async () => {
  const { asked, deps } = aServer()
  const cookies = parseCookies(
    storeAuth(sso, { secure: false })
      .map((line) => line.split(";")[0])
      .join("; "),
  )
  const none = new URLSearchParams()
  expect(await signOutByForm(none, { ...deps, cookies })).toEqual({ isEnded: true, service: shared })
  expect(await signOutByForm(none, { ...deps, cookies: {} })).toEqual({ isEnded: true, service: null })
  asked.length = 0
  const again = new URLSearchParams({ provider: "shirube-id" })
  expect(await signOutByForm(again, { ...deps, cookies: {} })).toEqual({ isEnded: true, service: shared })
  expect(asked).toEqual(["GET /v1/auth/end-session shirube-id"])
})
