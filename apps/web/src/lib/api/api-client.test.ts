import { describe, expect, expectTypeOf, test, vi } from "vitest"
import { type ApiEnvironment, type ApiResponse, addressOf, createApiClient } from "./api-client.ts"
import { ApiError } from "./api-error.ts"
import { isApiError } from "./is-api-error.ts"

function anEnvironment(
  answer: (request: Request) => Response | Promise<Response>,
  over: Partial<ApiEnvironment> = {},
) {
  const requests: Request[] = []
  const failed = vi.fn()
  const environment: ApiEnvironment = {
    origin: "http://shirube.example",
    fetch: async (request) => {
      requests.push(request.clone() as Request)
      return answer(request)
    },
    language: () => "ja",
    timeoutMs: () => 10_000,
    token: async () => "access-1",
    say: (message) => `own: ${message}`,
    failed,
    ...over,
  }
  return { api: createApiClient(environment), requests, failed }
}
const only = <Item>(items: Item[]): Item => {
  const [item] = items
  if (!item || items.length !== 1) throw new Error(`expected one item, got ${items.length}`)
  return item
}

describe("a request", () => {
  // spec: 7.base-url, 7.headers, 7.no-credentials
  test("carries exactly the specified headers, and no cookies", async () => {
    const { api, requests } = anEnvironment(() => Response.json({ items: [] }))
    await api("GET /v1/categories")
    const request = only(requests)
    expect(Object.fromEntries(request.headers)).toEqual({
      accept: "application/json",
      "content-type": "application/json",
      "x-requested-with": "XMLHttpRequest",
      authorization: "Bearer access-1",
      languagetype: "ja",
      jjappver: "jj-v3",
    })
    expect(request.credentials).toBe("omit")
    expect(request.url).toBe("http://shirube.example/api/v1/categories")
  })
  test("has no Authorization header for a visitor", async () => {
    const { api, requests } = anEnvironment(() => Response.json({ items: [] }), {
      token: async () => undefined,
    })
    await api("GET /v1/tags")
    expect(only(requests).headers.has("authorization")).toBe(false)
  })
  // spec: 3.token
  test("sends snake_case and returns camelCase", async () => {
    const { api, requests } = anEnvironment(() =>
      Response.json({ access_token: { access_token: "a", token_type: "Bearer", expires_in: 86400 } }),
    )
    const tokens = await api("POST /v1/auth/login", { body: { email: "a@b.jp", password: "x_Y" } })
    expect(await only(requests).json()).toEqual({ email: "a@b.jp", password: "x_Y" })
    expect(tokens.accessToken.accessToken).toBe("a")
    expectTypeOf<ApiResponse<"POST /v1/auth/login">["refreshToken"]["expiresIn"]>().toEqualTypeOf<number>()
  })
  test("encodes parameters into path and query and omits empty ones", () => {
    expect(addressOf("GET /v1/articles/{id}", { params: { id: "a/../b?c" } })).toBe(
      "/api/v1/articles/a%2F..%2Fb%3Fc",
    )
    expect(addressOf("GET /v1/articles", { query: { nextPage: 2, q: "内 定", tag: undefined } })).toBe(
      "/api/v1/articles?next_page=2&q=%E5%86%85+%E5%AE%9A",
    )
  })
  test("returns null for no content", async () => {
    const { api } = anEnvironment(() => new Response(null, { status: 204 }))
    expect(await api("POST /v1/auth/logout")).toBeNull()
  })
})

describe("a token that the API refuses", () => {
  const onlyFor = (good: string) => (request: Request) =>
    request.headers.get("authorization") === `Bearer ${good}`
      ? Response.json({ items: [] })
      : Response.json({ message: "Please sign in.", code: "auth.required" }, { status: 401 })
  const sessionOver = () =>
    Promise.reject(new ApiError({ failure: "session-expired", route: "GET /v1/tags" }))

  test("is renewed once, and the call is retried silently", async () => {
    const replaceToken = vi.fn(async () => "access-2")
    const { api, requests, failed } = anEnvironment(onlyFor("access-2"), { replaceToken })
    expect(await api("GET /v1/tags")).toEqual({ items: [] })
    expect(replaceToken).toHaveBeenCalledExactlyOnceWith("access-1", "GET /v1/tags")
    expect(requests).toHaveLength(2)
    expect(failed).not.toHaveBeenCalled()
  })
  test("is renewed only once: a second 401 is shown", async () => {
    const replaceToken = vi.fn(async () => "access-2")
    const { api, requests, failed } = anEnvironment(onlyFor("access-3"), { replaceToken })
    await expect(api("GET /v1/tags")).rejects.toMatchObject({ status: 401, message: "Please sign in." })
    expect([requests.length, replaceToken.mock.calls.length, failed.mock.calls.length]).toEqual([2, 1, 1])
  })
  test("ends the session if the refresh token is refused too; a caller that handles 401 gets the original error", async () => {
    const { api, failed } = anEnvironment(onlyFor("access-2"), { replaceToken: sessionOver })
    await expect(api("GET /v1/tags")).rejects.toMatchObject({ failure: "session-expired" })
    expect(failed).toHaveBeenCalledOnce()
    for (const handles of [[401], "all"] as const)
      await expect(api("GET /v1/tags", { handles })).rejects.toMatchObject({ status: 401 })
  })
  test("is not assumed for other 401s: a wrong password renews nothing", async () => {
    const replaceToken = vi.fn(async () => "access-2")
    const wrong = () => Response.json({ message: "No", code: "auth.wrong_credentials" }, { status: 401 })
    const { api } = anEnvironment(wrong, { replaceToken })
    await expect(api("GET /v1/tags")).rejects.toMatchObject({ status: 401 })
    expect(replaceToken).not.toHaveBeenCalled()
  })
  test("stays refused where it cannot be renewed, as on the server", async () => {
    const { api, requests } = anEnvironment(onlyFor("access-2"))
    await expect(api("GET /v1/tags")).rejects.toMatchObject({ status: 401 })
    expect(requests).toHaveLength(1)
  })
})

describe("a refusal", () => {
  test("carries message, code, field errors and request id", async () => {
    const { api, failed } = anEnvironment(() =>
      Response.json(
        { message: "No", code: "request.invalid", errors: { student_id: ["Short"] }, request_id: "r1" },
        { status: 422 },
      ),
    )
    const error = await api("GET /v1/tags", { handles: [422] }).catch((e: unknown) => e)
    expect(error).toMatchObject({
      failure: "answer",
      status: 422,
      message: "No",
      code: "request.invalid",
      errors: { studentId: ["Short"] },
      requestId: "r1",
      route: "GET /v1/tags",
    })
    expect(isApiError(error)).toBe(true)
    expect(failed).toHaveBeenCalledExactlyOnceWith(error, [422])
  })
  test("in HTML from a proxy has a status and our own message", async () => {
    const { api } = anEnvironment(() => new Response("<h1>Bad gateway</h1>", { status: 502 }))
    await expect(api("GET /v1/tags")).rejects.toMatchObject({
      failure: "answer",
      status: 502,
      message: "own: unavailable",
      isServersWord: false,
    })
  })
  test("with status 200 but no readable body is an error", async () => {
    for (const answer of [
      () => new Response("", { status: 200 }),
      () => new Response("<h1>Welcome to our Wi-Fi</h1>", { headers: { "content-type": "text/html" } }),
      () => new Response('{"items": [', { headers: { "content-type": "application/json" } }),
      () => Response.json([]),
      () => Response.json("yes"),
      () => Response.json(null),
    ]) {
      const { api, failed } = anEnvironment(answer)
      await expect(api("POST /v1/auth/logout")).rejects.toMatchObject({
        failure: "unreadable",
        message: "own: unreadable",
      })
      expect(failed).toHaveBeenCalledOnce()
    }
  })
  test("allows more time for a long body, as a slow connection needs", async () => {
    const late = ({ signal }: Request) =>
      new Promise<Response>((resolve, reject) => {
        setTimeout(() => resolve(Response.json({ accepted: true })), 100)
        signal.addEventListener("abort", () => reject(signal.reason))
      })
    const body = { email: "a@b.jp", password: "x".repeat(16_000) }
    const { api } = anEnvironment(late, { timeoutMs: () => 5 })
    await expect(api("POST /v1/auth/login", { body })).resolves.toEqual({ accepted: true })
    const short = api("POST /v1/auth/login", { body: { ...body, password: "x" } })
    await expect(short).rejects.toMatchObject({ failure: "time-out" })
  })
  // spec: 9.timeout
  test("after the timeout is a timeout", async () => {
    const { api, failed } = anEnvironment(
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener("abort", () => reject(request.signal.reason))
        }),
      { timeoutMs: () => 5 },
    )
    await expect(api("GET /v1/tags")).rejects.toMatchObject({ failure: "time-out" })
    expect(failed).toHaveBeenCalledOnce()
  })
  test("by the network is offline", async () => {
    const { api } = anEnvironment(() => Promise.reject(new TypeError("Failed to fetch")))
    await expect(api("GET /v1/tags")).rejects.toMatchObject({ failure: "offline" })
  })
  test("through the page's own abort is not shown", async () => {
    const leaving = new AbortController()
    const { api, failed } = anEnvironment(() => {
      leaving.abort()
      return Promise.reject(leaving.signal.reason)
    })
    await expect(api("GET /v1/tags", { signal: leaving.signal })).rejects.toThrow()
    expect(failed).not.toHaveBeenCalled()
  })
})

// spec: 8.before-request
test("an ended session cancels the request before it is sent", async () => {
  const over = new ApiError({ failure: "session-expired", route: "GET /v1/tags" })
  const { api, requests, failed } = anEnvironment(() => Response.json({}), {
    token: () => Promise.reject(over),
  })
  await expect(api("GET /v1/tags")).rejects.toBe(over)
  expect(requests).toEqual([])
  expect(failed).toHaveBeenCalledExactlyOnceWith(over, [])
})
