// Unlike fetch: sends any method, path and header, follows no redirects and does not decompress. For an event stream it resolves
// with the headers.
import { type IncomingHttpHeaders, request } from "node:http"

export interface Question {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string | string[]>>
  readonly body?: string | Uint8Array
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export const ask = (url: string, { method = "GET", headers = {}, body }: Question = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { origin, hostname, port } = new URL(url)
    const sent = request(
      { hostname, port, method, path: url.slice(origin.length), headers, agent: false },
      (response) => {
        const chunks: Buffer[] = []
        const { statusCode: status = 0, headers } = response
        const answer = () => resolve({ status, headers, body: Buffer.concat(chunks) })
        if (headers["content-type"] === "text/event-stream") {
          answer()
          sent.destroy()
          return
        }
        response.on("data", (chunk: Buffer) => chunks.push(chunk))
        response.on("error", reject)
        response.on("end", answer)
      },
    )
    sent.on("error", reject)
    sent.end(body)
  })
