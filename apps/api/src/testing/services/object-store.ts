// A local store with the part of the S3 protocol that we use: objects of one bucket, by path, with signed requests.
import { createHash, createHmac } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"

interface Credentials {
  readonly keyId: string
  readonly secret: string
}

export interface StoredObject {
  readonly bytes: Buffer
  readonly contentType: string | undefined
  readonly headers: IncomingMessage["headers"]
}

/** Smaller than a real store's pages, so that a test need not create a thousand objects. */
const LISTED_AT_ONCE = 2

export async function startObjectStore(credentials: Credentials) {
  const objects = new Map<string, StoredObject>()
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request)
    const { pathname: path, searchParams } = new URL(request.url ?? "/", "http://store")
    if (!isSigned(request, bytes, credentials)) return response.writeHead(403).end()
    const found = objects.get(path)
    if (request.method === "PUT") {
      objects.set(path, { bytes, contentType: request.headers["content-type"], headers: request.headers })
      return response.writeHead(200, { ETag: '"1"' }).end()
    }
    if (request.method === "DELETE") {
      objects.delete(path)
      return response.writeHead(204).end()
    }
    if (searchParams.has("list-type")) return list(response, objects, path, searchParams.get("prefix") ?? "")
    if (!found) return response.writeHead(404).end()
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? []
    const part = first === undefined ? found.bytes : found.bytes.subarray(Number(first), Number(last) + 1)
    response.writeHead(first === undefined ? 200 : 206, { "Content-Length": part.byteLength })
    return response.end(request.method === "HEAD" ? undefined : part)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function list(response: ServerResponse, objects: ReadonlyMap<string, unknown>, path: string, prefix: string) {
  const root = path.endsWith("/") ? path : `${path}/`
  const keys = [...objects.keys()].filter((key) => key.startsWith(root)).map((key) => key.slice(root.length))
  const found = keys.filter((key) => key.startsWith(prefix)).sort()
  const contents = found.slice(0, LISTED_AT_ONCE).map((key) => `<Contents><Key>${key}</Key></Contents>`)
  response
    .writeHead(200, { "Content-Type": "application/xml" })
    .end(
      `<ListBucketResult><IsTruncated>${found.length > LISTED_AT_ONCE}</IsTruncated>${contents.join("")}</ListBucketResult>`,
    )
}

const hash = (data: string | Buffer) => createHash("sha256").update(data).digest("hex")
const hmac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest()

/** AWS Signature Version 4, from the documentation of the protocol. */
function isSigned(request: IncomingMessage, body: Buffer, { keyId, secret }: Credentials): boolean {
  const [, id, scope = "", names = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), ?SignedHeaders=(\S+), ?Signature=(\w+)$/.exec(
      request.headers.authorization ?? "",
    ) ?? []
  const given = String(request.headers["x-amz-content-sha256"])
  if (id !== keyId || (given !== "UNSIGNED-PAYLOAD" && given !== hash(body))) return false
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://store")
  searchParams.sort()
  const headers = names.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [request.method, pathname, searchParams, headers.join(""), names, given].join("\n")
  const [day = "", region = "", service = "", end = ""] = scope.split("/")
  const text = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, hash(canonical)].join("\n")
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), end)
  return hmac(key, text).toString("hex") === signature
}
