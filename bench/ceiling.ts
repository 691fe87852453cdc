// The ceiling: a bare node:http server that answers everything with the bytes it was last told.
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

export interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly base64: string
}

let answer = { status: 200, headers: {} as Record<string, string>, body: Buffer.alloc(0) }

const server = createServer((_, response) => {
  response.writeHead(answer.status, answer.headers)
  response.end(answer.body)
})

process.on("message", ({ status, headers, base64 }: Answer) => {
  answer = { status, headers, body: Buffer.from(base64, "base64") }
  process.send?.("changed")
})
process.once("disconnect", () => process.exit())
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port))
