// The ceiling: a bare node:http server that answers each path with the bytes it was last given.
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

export interface Answer {
  readonly path: string
  readonly headers: Record<string, string>
  readonly base64: string
}

let answers = new Map<string, { headers: Record<string, string>; body: Buffer }>()

const server = createServer(({ url = "" }, response) => {
  const answer = answers.get(url)
  response.writeHead(answer ? 200 : 404, answer?.headers)
  response.end(answer?.body)
})

process.on("message", (told: Answer[]) => {
  answers = new Map(
    told.map(({ path, headers, base64 }) => [path, { headers, body: Buffer.from(base64, "base64") }]),
  )
  process.send?.("changed")
})
process.once("disconnect", () => process.exit())
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port))
