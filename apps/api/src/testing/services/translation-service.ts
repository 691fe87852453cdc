// A local translation service with the part of LibreTranslate's API that we use. It "translates" by upper-casing every
// word, or as a test specifies.
import { once } from "node:events"
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

export interface AskedFor {
  readonly q: string[]
  readonly source: string
  readonly target: string
  readonly format: "text" | "html"
  readonly api_key?: string
}

type Answer = (asked: AskedFor, response: ServerResponse) => void

const inCapitals = (text: string, format: AskedFor["format"]) =>
  format === "text"
    ? text.toUpperCase()
    : text.replace(/(<[^<>]*>|&#?\w+;)|([^<&]+)/g, (_, kept, words) => kept ?? words.toUpperCase())

export const translated =
  (translate: (text: string, format: AskedFor["format"]) => string): Answer =>
  ({ q, format }, response) =>
    void response
      .writeHead(200, { "Content-Type": "application/json" })
      .end(JSON.stringify({ translatedText: q.map((text) => translate(text, format)) }))

export async function startTranslationService() {
  const asked: AskedFor[] = []
  let answer: Answer = translated(inCapitals)
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (request.url === "/under/languages") {
      const codes = ["en", "ja", "zh-Hans", "vi"]
      const languages = codes.map((code) => ({ code, name: code, targets: codes }))
      return response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(languages))
    }
    const body = JSON.parse(Buffer.concat(chunks).toString())
    asked.push(body)
    return answer(body, response)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/under`,
    asked,
    answerWith: (next: Answer = translated(inCapitals)) => {
      answer = next
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
export type TestTranslationService = Awaited<ReturnType<typeof startTranslationService>>
