// node:http at the edge. In order: host check, built files, cached pages and responses, /metrics, /api, and the site.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import type { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { getRequestListener } from "@hono/node-server"
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response"
import type { StoredAnswers } from "@shirube/api/app"
import { type Config, isLoopback } from "@shirube/api/kernel/config/config"
import { type Api, CLIENT_IP_HEADER } from "@shirube/api/kernel/http/http"
import type { Faults } from "@shirube/api/kernel/process/faults"
import type { Metrics } from "@shirube/api/kernel/process/metrics"
import { sourceOf } from "@shirube/api/kernel/storage/file-body"
import { FolderFile } from "@shirube/api/kernel/storage/folder-file"
import { bodyLimitAt, exceedsDeclaredLimit, isUploadPath } from "@shirube/vocabulary/http/body"
import { compress } from "./compress.ts"
import type { Site } from "./site.ts"
import type { StaticFiles } from "./static-files.ts"

const SWEEP_MS = 50
/** How long a client may take to send a body: a form, or a file over a slow connection. */
const BODY_MS = 60_000
const FILE_MS = 300_000

interface EdgeParts {
  readonly config: Config
  readonly api: Api
  readonly answers: StoredAnswers
  readonly site: Site
  readonly files: StaticFiles
  readonly metrics: Metrics
  readonly faults: Faults
  readonly bodyTimeoutMs?: number
}

export function createEdge({
  config,
  api,
  answers,
  site,
  files,
  metrics,
  faults,
  bodyTimeoutMs = BODY_MS,
}: EdgeParts) {
  const dynamic = getRequestListener(
    async (request, { outgoing }) => {
      const isApi = isOfApi(new URL(request.url).pathname)
      const response = isApi ? await api(request) : await site.fetch(request)
      const file = sourceOf(response)
      if (!file) return compress(request, response)
      await sendFile(outgoing as ServerResponse, response, file) // nothing but node:http listens here
      return RESPONSE_ALREADY_SENT
    },
    {
      hostname: new URL(config.publicUrl).host,
      overrideGlobalObjects: false,
      errorHandler: (error) => answerBrokenRequest(error, faults),
    },
  )

  const refusesHost = createHostCheck(config.hostNames)
  let isClosing = false
  let served = 0
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    served += 1
    if (isClosing || hasUnreadBody(request)) response.setHeader("Connection", "close")
    if (refusesHost(request, response)) return
    if (hasBody(request) && !isUploadPath(request.method, pathOf(request))) endLate(request, bodyTimeoutMs)
    // A declared oversized body is passed on to where it is refused.
    if (!announcesTooMuch(request) && answerFromMemory(request, response)) return
    setClientIp(request, config.trustProxy)
    void dynamic(request, response)
  }
  const answerFromMemory = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (files.answer(request, response)) return true
    const { method = "GET", url = "/", headers } = request
    const stored = isOfApi(url) ? answers(method, url, headers) : site.pages.answer(method, url, headers)
    if (stored) {
      response.writeHead(stored.status, stored.headers)
      response.end(stored.body)
      return true
    }
    if (request.url !== "/metrics") return false
    void answerMetrics(request, response, metrics)
    return true
  }
  const server = createServer(answer)
  // Sends no 100 Continue for a body that would be refused.
  server.on("checkContinue", (request, response) => {
    if (!announcesTooMuch(request)) response.writeContinue()
    answer(request, response)
  })
  server.requestTimeout = FILE_MS
  server.headersTimeout = 20_000
  server.keepAliveTimeout = 65_000 // longer than the usual proxy's, so that it never sends into a closing connection

  return {
    /** The number of requests so far. */
    served: () => served,
    listen: (port: number, host: string) =>
      new Promise<string>((resolve, reject) => {
        server.once("error", reject)
        server.listen(port, host, () => {
          server.off("error", reject)
          const { port: actual } = server.address() as AddressInfo
          resolve(
            `http://${host.includes(":") ? `[${host}]` : host === "0.0.0.0" ? "localhost" : host}:${actual}`,
          )
        })
      }),
    /** Accepts no new requests, lets running ones finish, and closes the rest after `patienceMs`. */
    close: (patienceMs: number) =>
      new Promise<void>((resolve) => {
        isClosing = true
        const timer = setTimeout(() => server.closeAllConnections(), patienceMs)
        // A connection that becomes idle now would be kept alive for its next request.
        const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
        server.close(() => {
          clearTimeout(timer)
          clearInterval(sweep)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}

/** A client that disconnects, or a read error, closes both the connection and the file. */
async function sendFile(
  outgoing: ServerResponse,
  { status, headers }: Response,
  file: Readable,
): Promise<void> {
  outgoing.writeHead(status, Object.fromEntries(headers))
  const sent = file instanceof FolderFile ? file.sendTo(outgoing) : pipeline(file, outgoing)
  await sent.catch(() => outgoing.destroy())
}

const isOfApi = (address: string) => /^\/api(?:[/?]|$)/.test(address)

const pathOf = ({ url = "/" }: IncomingMessage) => url.split("?", 1)[0] ?? url
const hasBody = ({ headers }: IncomingMessage) =>
  "transfer-encoding" in headers || "content-length" in headers

const announcesTooMuch = (request: IncomingMessage) =>
  exceedsDeclaredLimit(request.headers["content-length"], bodyLimitAt(request.method, pathOf(request)))

function endLate(request: IncomingMessage, withinMs: number): void {
  const timer = setTimeout(() => request.complete || request.socket.destroy(), withinMs)
  request.once("close", () => clearTimeout(timer))
}

/** The body of a GET is never read, so its client must not keep sending it. */
const hasUnreadBody = (request: IncomingMessage) =>
  (request.method === "GET" || request.method === "HEAD") && hasBody(request)

/** Overwrites whatever a client sent under this header's name. */
function setClientIp(request: IncomingMessage, trustProxy: boolean): void {
  // A proxy appends its peer's address; anything before that was sent by the client and cannot be trusted.
  const forwarded = trustProxy
    ? String(request.headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : ""
  const address = forwarded || request.socket.remoteAddress || "unknown"
  // Single headers are read from here, the full list from rawHeaders.
  request.headers[CLIENT_IP_HEADER] = address
  const raw = request.rawHeaders
  for (let i = raw.length - 2; i >= 0; i -= 2)
    if (raw[i]?.toLowerCase() === CLIENT_IP_HEADER) raw.splice(i, 2)
  raw.push(CLIENT_IP_HEADER, address)
}

/** Only for a collector on this machine; the load is not public. */
async function answerMetrics(request: IncomingMessage, response: ServerResponse, metrics: Metrics) {
  const remote = (request.socket.remoteAddress ?? "").replace(/^::ffff:/, "")
  const isForwarded = ["x-forwarded-for", "forwarded", "x-real-ip"].some((name) => name in request.headers)
  if (!isLoopback(remote) || isForwarded) {
    response.writeHead(404).end()
    return
  }
  response
    .writeHead(200, { "Content-Type": metrics.contentType, "X-Content-Type-Options": "nosniff" })
    .end(await metrics.print())
}

/** Reached only if a request cannot be parsed (or the code above has a bug). */
function answerBrokenRequest(error: unknown, faults: Faults): Response {
  const isUnreadable = error instanceof Error && error.name === "RequestError"
  if (!isUnreadable) faults.happened("server", error, "a request could not be answered")
  return new Response(isUnreadable ? "Bad Request" : "Internal Server Error", {
    status: isUnreadable ? 400 : 500,
    headers: { "X-Content-Type-Options": "nosniff" },
  })
}

// Checks the request's host name. Another site can point its own name at this machine and read our responses as its own (DNS
// rebinding), so requests for a foreign name are refused.
const PORT = /:\d{1,5}$/
/** An orchestrator uses an address that is not known beforehand; these responses reveal nothing to others. */
const HEALTH = /^\/api\/health\/(?:live|ready)(?:\?|$)/
const HEADERS = { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" }
const TEXT = "This server does not go by that name. Its operator sets the name in PUBLIC_URL.\n"

function createHostCheck(hostNames: readonly string[]) {
  const own = new Set(hostNames)
  const isOwn = (host: string) => own.has(host) || own.has(host.replace(PORT, "").toLowerCase())

  /** Responds and returns true if the request is for another host. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = "/" } = request
    // An absolute request target names the host itself and overrides the Host header.
    const host = url.startsWith("/") ? request.headers.host : (URL.parse(url)?.host ?? request.headers.host)
    if ((host !== undefined && isOwn(host)) || HEALTH.test(url)) return false
    const status = host === undefined || URL.canParse(`http://${host}`) ? 421 : 400
    response.writeHead(status, HEADERS).end(status === 421 ? TEXT : "Bad Request\n")
    return true
  }
}
