import { expect, test } from "vitest"
import type { ApiRoute, Send } from "../api-client.ts"
import { ApiError } from "../api-error.ts"
import { parseCookies } from "../cookies.ts"
import { signOutByForm } from "../sign-out-form.ts"
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

/** A server that answers as it should, except where `trouble` says otherwise. */
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

test("a local session ends on the server, and nobody else is asked", async () => {
  const { asked, deps } = aServer()
  expect(await endSession(local, deps)).toEqual({ isEnded: true, service: null })
  expect(asked).toEqual(["POST /v1/auth/logout access-1"])
})

test("of one that came from another service it is asked where to sign out there, while it lives", async () => {
  const { asked, deps } = aServer()
  expect(await endSession(sso, deps)).toEqual({ isEnded: true, service: shared })
  expect(asked).toEqual(["GET /v1/auth/end-session access-1", "POST /v1/auth/logout access-1"])
})

test("one that slept is renewed to be ended", async () => {
  const { asked, deps } = aServer()
  expect(await endSession(sso, { ...deps, now: now + DAY })).toEqual({ isEnded: true, service: shared })
  expect(asked).toEqual([
    "POST /v1/auth/refresh refresh-1",
    "GET /v1/auth/end-session access-2",
    "POST /v1/auth/logout access-2",
  ])
})

test("in the name of one that is over nothing is sent, and the next try asks as nobody", async () => {
  const { asked, deps } = aServer()
  const late = { ...deps, now: now + 14 * DAY }
  const outcome = await endSession(sso, late)
  expect([outcome, asked]).toEqual([{ isEnded: true, service: "unknown" }, []])
  expect(await endSession(sso, late, outcome)).toEqual({ isEnded: true, service: shared })
  expect(asked).toEqual(["GET /v1/auth/end-session"])
})

test("a server that knows the session no more has ended it", async () => {
  for (const status of [400, 401]) {
    const { deps } = aServer({ "POST /v1/auth/logout": (route) => answered(route, status) })
    expect(await endSession(local, deps)).toEqual({ isEnded: true, service: null })
  }
})

test("a server that cannot be reached or refuses has ended nothing, until a further try", async () => {
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

test("another service that does not answer is asked for again by its name", async () => {
  const down = { ...shared, isAvailable: false, url: null }
  const server = aServer({ "GET /v1/auth/end-session": () => ({ service: down }) })
  const outcome = await endSession(sso, server.deps)
  expect(outcome).toEqual({ isEnded: true, service: down })
  const better = aServer()
  expect(await endSession(sso, better.deps, outcome)).toEqual({ isEnded: true, service: shared })
  expect(better.asked).toEqual(["GET /v1/auth/end-session shirube-id"])
})

test("a form without JavaScript ends both, and a second one reaches the service that was down", async () => {
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
