// node:http at the edge. In order: is it for us, built files, stored pages and answers, /metrics, /api, and the site.
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
import { bodyLimitAt, declaresTooMuch, takesFiles } from "@shirube/vocabulary/http/body"
import { compress } from "./compress.ts"
import { createHostCheck } from "./own-host.ts"
import type { Site } from "./site.ts"
import type { StaticFiles } from "./static-files.ts"

const SWEEP_MS = 50
/** How long a client may take to send what it has: words, or a file over a slow connection. */
const WORDS_MS = 60_000
const FILE_MS = 300_000

interface EdgeParts {
  readonly config: Config
  readonly api: Api
  readonly answers: StoredAnswers
  readonly site: Site
  readonly files: StaticFiles
  readonly metrics: Metrics
  readonly faults: Faults
  readonly wordsWithinMs?: number
}

export function createEdge({
  config,
  api,
  answers,
  site,
  files,
  metrics,
  faults,
  wordsWithinMs = WORDS_MS,
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
    if (isClosing || isSentInVain(request)) response.setHeader("Connection", "close")
    if (refusesHost(request, response)) return
    if (hasBody(request) && !takesFiles(request.method, pathOf(request))) endLate(request, wordsWithinMs)
    // What says that it is too large goes straight to where it is refused.
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
  // Whoever waits to be asked for the body of a request is not asked for one that would be refused.
  server.on("checkContinue", (request, response) => {
    if (!announcesTooMuch(request)) response.writeContinue()
    answer(request, response)
  })
  server.requestTimeout = FILE_MS
  server.headersTimeout = 20_000
  server.keepAliveTimeout = 65_000 // longer than the usual proxy's, so that it never sends into a closing connection

  return {
    /** How many requests there were so far. */
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
    /** Takes no new requests, lets running ones finish, and after `patienceMs` cuts what is left. */
    close: (patienceMs: number) =>
      new Promise<void>((resolve) => {
        isClosing = true
        const timer = setTimeout(() => server.closeAllConnections(), patienceMs)
        // A connection that was busy a moment ago falls idle now and would be kept alive for its next request.
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

/** Whoever hangs up, or a disk that fails in the middle, ends both the connection and the file. */
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
  declaresTooMuch(request.headers["content-length"], bodyLimitAt(request.method, pathOf(request)))

function endLate(request: IncomingMessage, withinMs: number): void {
  const timer = setTimeout(() => request.complete || request.socket.destroy(), withinMs)
  request.once("close", () => clearTimeout(timer))
}

/** Nobody reads the body of a GET: its client is not to go on sending it for as long as it likes. */
const isSentInVain = (request: IncomingMessage) =>
  (request.method === "GET" || request.method === "HEAD") && hasBody(request)

/** The header is ours alone: whatever a client sent under that name is gone. */
function setClientIp(request: IncomingMessage, trustProxy: boolean): void {
  // A proxy appends whom it talks to; whatever stands before that was sent by the client and may be anything.
  const forwarded = trustProxy
    ? String(request.headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : ""
  const address = forwarded || request.socket.remoteAddress || "unknown"
  // Read from here by single name, and from the raw list when all are read.
  request.headers[CLIENT_IP_HEADER] = address
  const raw = request.rawHeaders
  for (let i = raw.length - 2; i >= 0; i -= 2)
    if (raw[i]?.toLowerCase() === CLIENT_IP_HEADER) raw.splice(i, 2)
  raw.push(CLIENT_IP_HEADER, address)
}

/** For this machine's own collector; nobody else needs to know how busy we are. */
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

/** Reached only where a request could not even be read as one (or the code above is broken). */
function answerBrokenRequest(error: unknown, faults: Faults): Response {
  const isUnreadable = error instanceof Error && error.name === "RequestError"
  if (!isUnreadable) faults.happened("server", error, "a request could not be answered")
  return new Response(isUnreadable ? "Bad Request" : "Internal Server Error", {
    status: isUnreadable ? 400 : 500,
    headers: { "X-Content-Type-Options": "nosniff" },
  })
}
