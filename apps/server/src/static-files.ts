// The built files of the web app, read once into memory and compressed once.
import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import { extname, join, relative, sep } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { accepts } from "./compress.ts"
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
const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/
const IMMUTABLE = "public, max-age=31536000, immutable"
const REVALIDATE = "public, max-age=3600"

interface StaticFile {
  readonly headers: Record<string, string>
  readonly plain: Buffer
  readonly encoded: { readonly name: string; readonly body: Buffer }[]
}

export interface StaticFiles {
  /** Answers if the address is one of the files. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

export async function loadStaticFiles(folder = join(WEB_DIST, "client")): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, StaticFile>()
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name)
        const path = `/${relative(folder, file).split(sep).join("/")}`
        files.set(path, await prepare(path, await readFile(file)))
      }),
  )
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

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

async function prepare(path: string, plain: Buffer): Promise<StaticFile> {
  const type = TYPES[extname(path)] ?? "application/octet-stream"
  const encoded = COMPRESSIBLE.test(type)
    ? [
        { name: "br", body: await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) },
        { name: "gzip", body: await gzipped(plain, { level: 9 }) },
      ]
    : []
  return {
    plain,
    encoded,
    headers: {
      "Content-Type": type,
      "Cache-Control": path.startsWith("/assets/") ? IMMUTABLE : REVALIDATE,
      "X-Content-Type-Options": "nosniff",
      ETag: `"${createHash("sha1").update(plain).digest("base64url")}"`,
      ...(encoded.length > 0 ? { Vary: "Accept-Encoding" } : {}),
    },
  }
}

function send(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers["if-none-match"] === file.headers.ETag) {
    response.writeHead(304, file.headers).end()
    return
  }
  const accepted = String(request.headers["accept-encoding"] ?? "")
  const encoding = file.encoded.find(({ name }) => accepts(accepted, name))
  const body = encoding?.body ?? file.plain
  response.writeHead(200, {
    ...file.headers,
    "Content-Length": body.byteLength,
    ...(encoding ? { "Content-Encoding": encoding.name } : {}),
  })
  response.end(request.method === "HEAD" ? undefined : body)
}
