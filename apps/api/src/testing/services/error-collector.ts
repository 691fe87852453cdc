// A local error collector with the part of Sentry's protocol that we use.
import { once } from "node:events"
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

interface Received {
  readonly address: string
  readonly headers: IncomingHttpHeaders
  readonly raw: string
  readonly event: {
    readonly level: string
    readonly platform: string
    readonly exception: {
      values: { type: string; value: string; stacktrace?: { frames: { filename: string }[] } }[]
    }
    readonly tags: Record<string, string>
  }
}

type Answer = (response: ServerResponse) => void
const accept: Answer = (response) => response.writeHead(200).end("{}")

export async function startErrorCollector() {
  const received: Received[] = []
  let answer = accept
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const raw = Buffer.concat(chunks).toString()
    received.push({
      address: request.url ?? "",
      headers: request.headers,
      raw,
      event: JSON.parse(raw.split("\n")[2] ?? "{}"),
    })
    answer(response)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://public-key@127.0.0.1:${port}/under/7`,
    received,
    answerWith: (next: Answer) => {
      answer = next
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
