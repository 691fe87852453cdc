// A store that speaks as much of the S3 protocol as ours is asked in: objects of one bucket, by path, with signed requests.
import { createHash, createHmac } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
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

export async function startObjectStore(credentials: Credentials) {
  const objects = new Map<string, StoredObject>()
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request)
    const path = new URL(request.url ?? "/", "http://store").pathname
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
    if (!found) return response.writeHead(404).end()
    response.writeHead(200, { "Content-Length": found.bytes.byteLength })
    return response.end(request.method === "HEAD" ? undefined : found.bytes)
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
