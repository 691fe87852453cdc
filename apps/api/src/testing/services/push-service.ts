// A local push service, and browsers that subscribe to it and decrypt messages with their own keys.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { jwtVerify } from "jose"

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface TestBrowser {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** Messages received so far, decrypted. */
  messages(): Record<string, string>[]
  headers(): IncomingHttpHeaders[]
}

export async function startPushService() {
  const received: Received[] = []
  const statuses: number[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(statuses.shift() ?? 201).end()
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    /** Statuses for the next messages, in order; later ones are accepted. */
    answerWith: (...next: number[]) => void statuses.push(...next),
    aBrowser: () => browserAt(origin, received),
    /** Claims of the VAPID token in a message's header, verified with our key. */
    async statementIn(headers: IncomingHttpHeaders, serverKey: string, now: Date) {
      const [, token = "", key] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(headers.authorization ?? "") ?? []
      const bytes = Buffer.from(serverKey, "base64url")
      const [x, y] = [bytes.toString("base64url", 1, 33), bytes.toString("base64url", 33)]
      const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" })
      const { payload } = await jwtVerify(token, publicKey, { audience: origin, currentDate: now })
      return { ...payload, key }
    },
    async stop() {
      server.close()
      await once(server, "close")
    },
  }
}
export type PushService = Awaited<ReturnType<typeof startPushService>>

function browserAt(origin: string, received: readonly Received[]): TestBrowser {
  const pair = createECDH("prime256v1")
  pair.generateKeys()
  const auth = randomBytes(16)
  const path = `/push/${randomBytes(12).toString("base64url")}`
  const own = () => received.filter((message) => message.path === path)
  return {
    endpoint: `${origin}${path}`,
    p256dh: pair.getPublicKey("base64url"),
    auth: auth.toString("base64url"),
    messages: () => own().map(({ body }) => JSON.parse(open(body, pair, auth)) as Record<string, string>),
    headers: () => own().map(({ headers }) => headers),
  }
}

function open(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const keyLength = body.readUInt8(20)
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + keyLength)]
  const sealed = body.subarray(21 + keyLength)
  const derive = (from: Buffer, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", from, by, info, length))
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender])
  const secret = derive(pair.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16)
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12)
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8")
}
