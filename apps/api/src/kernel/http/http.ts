// Hono around the gate: request ids, logs, metrics, and a response in the reader's language for every failure.
import { randomUUID } from "node:crypto"
import { isIPv6 } from "node:net"
import { isHealthCheck } from "@shirube/contract/answers"
import { bodyLimitAt, exceedsDeclaredLimit } from "@shirube/vocabulary/http/body"
import { Hono } from "hono"
import { isDatabaseUnavailable } from "#api/kernel/db/client"
import { hasDevTools } from "../config/demo.ts"
import { generatedDocument } from "../openapi/document.ts"
import { openApiDocument } from "../openapi/openapi.ts"
import { REFERENCE_POLICY, referencePage } from "../openapi/reference-page.ts"
import type { Platform } from "../process/platform.ts"
import { UnknownKey } from "../security/vault.ts"
import { StorageUnavailable } from "../storage/storage.ts"
import { ApiError } from "./errors.ts"
import { pass } from "./gate.ts"
import { answerHeaders, incomingRequestId } from "./http-headers.ts"
import { requestLanguage } from "./language.ts"
import { Refusal } from "./refusal.ts"
import type { Slice } from "./slice.ts"

/** Set by the server's edge from the socket (or the trusted proxy), never taken from a client. */
export const CLIENT_IP_HEADER = "x-client-ip"

export type Api = (request: Request) => Promise<Response>

/** What one request contributes to its log line and metric. */
interface Trace {
  route: string
}

export function createHttp(platform: Platform, slice: Slice): Api {
  const site = mount(platform, slice)
  const common = Object.entries(answerHeaders(platform.config.publicUrl))
  const unvaried = common.filter(([name]) => name !== "Vary")
  return async (request) => {
    const started = performance.now()
    const requestId = incomingRequestId(request.headers.get("X-Request-Id")) ?? randomUUID()
    const trace: Trace = { route: "other" }
    const response = await answer(platform, site, request, requestId, trace)
    response.headers.set("X-Request-Id", requestId)
    for (const [name, value] of isForEveryone(response) ? unvaried : common)
      if (!response.headers.has(name)) response.headers.set(name, value)
    const ms = performance.now() - started
    const line = { requestId, method: request.method, route: trace.route, status: response.status }
    platform.metrics.observe(
      { method: line.method, route: line.route, status: String(line.status) },
      ms / 1000,
    )
    platform.log.info({ ...line, ms: Math.round(ms) }, "request")
    return response
  }
}

/** The same in every language and for every caller: shared caches may keep one copy. */
const isForEveryone = ({ headers }: Response) => headers.get("Cache-Control")?.startsWith("public") === true

function mount(platform: Platform, all: Slice) {
  const slice = all.filter(({ route }) => route.development !== true || hasDevTools(platform.config))
  const app = new Hono<{ Bindings: Trace }>().basePath("/api")
  for (const implementation of slice) {
    const { method, path } = implementation.route
    app.on(method.toUpperCase(), path.replace(/\{(\w+)\}/g, ":$1"), async (c) => {
      c.env.route = path
      return pass(platform, implementation, {
        request: c.req.raw,
        params: c.req.param(),
        ip: networkOf(c.req.header(CLIENT_IP_HEADER) ?? "unknown"),
      })
    })
  }
  const routes = slice.map(({ route }) => route)
  const document = generatedDocument({ "Content-Type": "application/json" }, () =>
    JSON.stringify(openApiDocument(routes, platform.config.publicUrl)),
  )
  app.get("/openapi.json", (c) => document(c.req.raw))
  const reference = generatedDocument(
    { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": REFERENCE_POLICY },
    () => referencePage(routes),
  )
  app.get("/docs", (c) => reference(c.req.raw))

  const methodsAt = knownMethods([
    ...routes,
    { method: "get", path: "/openapi.json" },
    { method: "get", path: "/docs" },
  ])
  app.notFound((c) => {
    const allow = methodsAt(c.req.path)
    throw allow.length === 0 ? new ApiError("route.not_found") : new ApiError("request.method", { allow })
  })
  app.onError((error) => {
    throw error // answered in `answer`, where the request id is known
  })
  return { app, isKnown: (path: string) => methodsAt(path).length > 0 }
}

/** The methods of a path; none if the path does not exist. */
function knownMethods(routes: readonly { method: string; path: string }[]) {
  const known = routes.map(({ method, path }) => ({
    pattern: new RegExp(`^/api${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`),
    methods: method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()],
  }))
  return (path: string) => known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)
}

async function answer(
  platform: Platform,
  { app, isKnown }: ReturnType<typeof mount>,
  request: Request,
  requestId: string,
  trace: Trace,
): Promise<Response> {
  try {
    const { pathname } = new URL(request.url)
    if (platform.config.maintenance && !isHealthCheck(pathname.replace(/^\/api/, "")))
      throw new ApiError("server.maintenance", { retryAfterSeconds: MAINTENANCE_RETRY_SECONDS })
    // Before any lookup. An unknown path is a 404, however large the body.
    const limit = bodyLimitAt(request.method, pathname)
    if (exceedsDeclaredLimit(request.headers.get("Content-Length"), limit) && isKnown(pathname))
      throw new ApiError("request.too_large")
    return await app.fetch(request, trace)
  } catch (error) {
    const known = knownError(error)
    if (known !== error) {
      platform.faults.happened("api", error, whatFailed(error), { requestId })
    }
    return Response.json(
      known.body(
        requestLanguage((name) => request.headers.get(name)),
        requestId,
      ),
      {
        status: known.status,
        headers: {
          "Cache-Control": "no-store",
          ...known.headers(),
        },
      },
    )
  }
}

function knownError(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof UnknownKey)
    return new ApiError("server.unavailable", { retryAfterSeconds: MAINTENANCE_RETRY_SECONDS })
  return isDatabaseUnavailable(error) || error instanceof StorageUnavailable
    ? new ApiError("server.unavailable", { retryAfterSeconds: OUTAGE_RETRY_SECONDS })
    : new ApiError("server.unexpected")
}

function whatFailed(error: unknown): string {
  if (error instanceof StorageUnavailable) return "the file store does not answer"
  if (error instanceof UnknownKey)
    return "stored data is sealed with a key that is not configured: name that key in ENCRYPTION_KEY_PREVIOUS"
  return isDatabaseUnavailable(error) ? "the database does not answer" : "a request failed unexpectedly"
}

const OUTAGE_RETRY_SECONDS = 5
const MAINTENANCE_RETRY_SECONDS = 600

/** The network that counts as one caller: a household or a server with IPv6 has a whole /64. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address
  const plain = address.replace(/%.*$/, "")
  if (!isIPv6(plain)) return address
  // URL parsing normalises the address; groups are shortened, and "::" replaces missing ones.
  const groups = expand(new URL(`http://[${plain}]`).hostname.slice(1, -1))
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff"
  return isMapped ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(":")}::/64`
}

function expand(address: string): string[] {
  const [left = "", right = ""] = address.split("::")
  const [head, tail] = [left, right].map((part) => (part === "" ? [] : part.split(":"))) as [
    string[],
    string[],
  ]
  return [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail]
}

const dotted = (groups: string[]) =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join(".")
