// The built files of the web app, read once into memory, in each encoding that the build created. Without one, a file is sent
// uncompressed.
import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import { extname, join, relative, sep } from "node:path"
import { acceptedEncodings, type Encoding } from "@shirube/vocabulary/http/encodings"
import { WEB_DIST } from "./site.ts"

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
}
const ENDINGS: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" }
const ENCODINGS = Object.entries(ENDINGS) as [Encoding, string][]
const IMMUTABLE = "public, max-age=31536000, immutable"
const REVALIDATE = "public, max-age=3600"
/** A worker outlives its page: it is never cached, so that a fix applies at once, and may connect only to this site. */
const WORKER = "/service-worker.js"
const WORKER_HEADERS = {
  "Cache-Control": "no-cache",
  "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
}

interface StaticFile {
  readonly headers: Record<string, string>
  readonly plain: Buffer
  readonly encoded: ReadonlyMap<Encoding, Buffer>
}

export interface StaticFiles {
  /** Responds and returns true if the path is one of the files. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

export async function loadStaticFiles(folder = join(WEB_DIST, "client")): Promise<StaticFiles> {
  const bodies = await readAll(folder)
  const files = new Map<string, StaticFile>()
  for (const [path, plain] of bodies)
    if (!isEncoding(path, bodies)) files.set(path, prepare(path, plain, bodies))
  return {
    answer(request, response) {
      const path = (request.url ?? "/").split("?", 1)[0] ?? "/"
      const file = files.get(path)
      if (!file || (request.method !== "GET" && request.method !== "HEAD")) return false
      send(file, request, response)
      return true
    },
  }
}

type Bodies = ReadonlyMap<string, Buffer>

async function readAll(folder: string): Promise<Bodies> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const addressOf = (file: string) => `/${relative(folder, file).split(sep).join("/")}`
  return new Map(
    await Promise.all(files.map(async (file) => [addressOf(file), await readFile(file)] as const)),
  )
}

const isEncoding = (path: string, bodies: Bodies) =>
  ENCODINGS.some(([, ending]) => path.endsWith(ending) && bodies.has(path.slice(0, -ending.length)))

function prepare(path: string, plain: Buffer, bodies: Bodies): StaticFile {
  const encoded = new Map(
    ENCODINGS.flatMap(([encoding, ending]) => {
      const body = bodies.get(path + ending)
      return body ? [[encoding, body] as const] : []
    }),
  )
  return {
    plain,
    encoded,
    headers: {
      "Content-Type": TYPES[extname(path)] ?? "application/octet-stream",
      "Cache-Control": path.startsWith("/assets/") ? IMMUTABLE : REVALIDATE,
      ...(path === WORKER ? WORKER_HEADERS : {}),
      "X-Content-Type-Options": "nosniff",
      ETag: `"${createHash("sha1").update(plain).digest("base64url")}"`,
      ...(encoded.size > 0 ? { Vary: "Accept-Encoding" } : {}),
    },
  }
}

function send(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers["if-none-match"] === file.headers.ETag) {
    response.writeHead(304, file.headers).end()
    return
  }
  const encoding = acceptedEncodings(request.headers["accept-encoding"]?.toString()).find((name) =>
    file.encoded.has(name),
  )
  const body = (encoding && file.encoded.get(encoding)) ?? file.plain
  response.writeHead(200, {
    ...file.headers,
    "Content-Length": body.byteLength,
    ...(encoding ? { "Content-Encoding": encoding } : {}),
  })
  response.end(request.method === "HEAD" ? undefined : body)
}
