import { describe, expect, test, vi } from "vitest"
import { ApiError } from "../api/api-error.ts"
import { parseCookies } from "../browser/cookies.ts"
import { createSession, type SessionDeps } from "./session.ts"
import type { Tokens } from "./state.ts"

const DAY = 86_400_000
const tokens = (name: string): Tokens => ({
  accessToken: { accessToken: `access-${name}`, tokenType: "Bearer", expiresIn: 86_400 },
  refreshToken: { refreshToken: `refresh-${name}`, expiresIn: 7_776_000 },
})

/** A browser with its cookies; its tabs share one lock. */
function aBrowser() {
  const jar = new Map<string, string>()
  const clock = { now: 1_000_000_000_000 }
  let queue: Promise<unknown> = Promise.resolve()
  const refresh = vi.fn(async (refreshToken: string, _retryKey: string) => tokens(`after-${refreshToken}`))
  const deps: SessionDeps = {
    cookies: () => parseCookies([...jar].map(([name, value]) => `${name}=${value}`).join("; ")),
    writeCookie: (line) => {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (line.includes("Max-Age=0")) jar.delete(name)
      else jar.set(name, value)
    },
    now: () => clock.now,
    secure: false,
    exclusively: (work) => {
      const turn = queue.then(work)
      queue = turn.catch(() => {})
      return turn
    },
    refresh: (token, retryKey) => refresh(token, retryKey),
  }
  return { jar, clock, refresh, tab: () => createSession(deps) }
}

describe("the token for a request", () => {
  test("is undefined for a visitor", async () => {
    expect(await aBrowser().tab().token("GET /v1/tags")).toBeUndefined()
  })
  test("is the stored one while it is valid", async () => {
    const { tab, refresh } = aBrowser()
    tab().begin(tokens("1"), "local")
    expect(await tab().token("GET /v1/tags")).toBe("access-1")
    expect(refresh).not.toHaveBeenCalled()
  })
  test("is refreshed first when it has expired", async () => {
    const { tab, clock, refresh } = aBrowser()
    tab().begin(tokens("1"), "local")
    clock.now += DAY
    expect(await tab().token("GET /v1/tags")).toBe("access-after-refresh-1")
    expect(refresh).toHaveBeenCalledExactlyOnceWith("refresh-1", expect.any(String))
    expect(tab().status()).toBe("active")
  })
  test("is refreshed once for ten calls in three tabs, because a reused refresh token ends the session", async () => {
    const { tab, clock, refresh } = aBrowser()
    tab().begin(tokens("1"), "local")
    clock.now += DAY
    const tabs = [tab(), tab(), tab()]
    const got = await Promise.all(
      Array.from({ length: 10 }, (_, call) => tabs[call % 3]?.token("GET /v1/tags")),
    )
    expect(new Set(got)).toEqual(new Set(["access-after-refresh-1"]))
    expect(refresh).toHaveBeenCalledOnce()
  })
})

describe("a token refused before it expired", () => {
  test("is replaced through a refresh", async () => {
    const { tab, refresh } = aBrowser()
    tab().begin(tokens("1"), "local")
    expect(await tab().replace("access-1", "GET /v2/user")).toBe("access-after-refresh-1")
    expect(refresh).toHaveBeenCalledExactlyOnceWith("refresh-1", expect.any(String))
    expect(await tab().token("GET /v2/user")).toBe("access-after-refresh-1")
  })
  test("is replaced once for ten calls in three tabs", async () => {
    const { tab, refresh } = aBrowser()
    tab().begin(tokens("1"), "local")
    const tabs = [tab(), tab(), tab()]
    await Promise.all(
      Array.from({ length: 10 }, (_, call) => tabs[call % 3]?.replace("access-1", "GET /v2/user")),
    )
    expect(refresh).toHaveBeenCalledOnce()
  })
  test("ends the session if the refresh is refused too", async () => {
    const { tab, refresh } = aBrowser()
    tab().begin(tokens("1"), "local")
    refresh.mockRejectedValueOnce(
      new ApiError({ failure: "answer", route: "POST /v1/auth/refresh", status: 400 }),
    )
    await expect(tab().replace("access-1", "GET /v2/user")).rejects.toMatchObject({
      failure: "session-expired",
    })
    expect(tab().status()).toBe("over")
  })
  test("is not replaced after signing out", async () => {
    expect(await aBrowser().tab().replace("access-1", "GET /v2/user")).toBeUndefined()
  })
})

describe("a refresh", () => {
  const keys = ({ refresh }: ReturnType<typeof aBrowser>) => refresh.mock.calls.map(([, key]) => key)

  // spec: sign-in.refresh-retry
  test("without a response is retried with the same key, in any tab", async () => {
    const browser = aBrowser()
    browser.tab().begin(tokens("1"), "local")
    browser.clock.now += DAY
    browser.refresh.mockRejectedValueOnce(
      new ApiError({ failure: "time-out", route: "POST /v1/auth/refresh" }),
    )
    await expect(browser.tab().token("GET /v1/tags")).rejects.toMatchObject({ failure: "time-out" })
    expect(await browser.tab().token("GET /v1/tags")).toBe("access-after-refresh-1")
    const [first, second] = keys(browser)
    expect(second).toBe(first)
  })
  test("with a response leaves the next one a new key", async () => {
    const browser = aBrowser()
    browser.tab().begin(tokens("1"), "local")
    for (let day = 0; day < 2; day++) {
      browser.clock.now += DAY
      await browser.tab().token("GET /v1/tags")
    }
    const [first, second] = keys(browser)
    expect(second).not.toBe(first)
  })
})

describe("an ended session", () => {
  // spec: 8.before-request
  test("cancels the request after its time", async () => {
    const { tab, clock } = aBrowser()
    tab().begin(tokens("1"), "local")
    clock.now += 90 * DAY
    await expect(tab().token("GET /v1/tags")).rejects.toMatchObject({ failure: "session-expired" })
  })
  // spec: 4.session-expired
  test("cancels the request after a 400 on refresh", async () => {
    const { tab, clock, refresh } = aBrowser()
    tab().begin(tokens("1"), "local")
    clock.now += DAY
    refresh.mockRejectedValueOnce(
      new ApiError({ failure: "answer", route: "POST /v1/auth/refresh", status: 400 }),
    )
    await expect(tab().token("GET /v1/tags")).rejects.toMatchObject({ failure: "session-expired" })
    expect(tab().status()).toBe("over")
  })
  test("is not assumed after a network failure", async () => {
    const { tab, clock, refresh } = aBrowser()
    tab().begin(tokens("1"), "local")
    clock.now += DAY
    refresh.mockRejectedValueOnce(new ApiError({ failure: "offline", route: "POST /v1/auth/refresh" }))
    await expect(tab().token("GET /v1/tags")).rejects.toMatchObject({ failure: "offline" })
    expect(tab().status()).toBe("stale")
  })
  // spec: 4.auth-reset
  test("leaves no cookies", () => {
    const { tab, jar } = aBrowser()
    tab().begin(tokens("1"), "sso")
    tab().end()
    expect([...jar.keys()]).toEqual([])
    expect(tab().status()).toBe("none")
  })
})

test("replaces a key that is not valid in a header", async () => {
  const { tab, jar, clock, refresh } = aBrowser()
  tab().begin(tokens("1"), "local")
  jar.set("auth._refresh_key", encodeURIComponent("鍵"))
  clock.now += DAY
  await tab().token("GET /v1/tags")
  expect(refresh).toHaveBeenCalledExactlyOnceWith("refresh-1", expect.stringMatching(/^[0-9a-f]{32}$/))
})

test("does not restore a session that another tab has ended during the refresh", async () => {
  const { tab, jar, clock, refresh } = aBrowser()
  tab().begin(tokens("1"), "local")
  clock.now += DAY
  refresh.mockImplementationOnce(async () => {
    tab().end()
    return tokens("2")
  })
  expect(await tab().token("GET /v1/tags")).toBeUndefined()
  expect([...jar.keys()]).toEqual([])
})

test("removes the tokens of the other strategy", () => {
  const { tab, jar } = aBrowser()
  tab().begin(tokens("1"), "local")
  jar.set("auth.redirect", "%2Farticle")
  tab().begin(tokens("2"), "sso")
  expect(jar.get("auth.strategy")).toBe("sso")
  expect([...jar.keys()].filter((name) => name.endsWith(".local"))).toEqual([])
  expect(jar.has("auth.redirect")).toBe(true)
})
