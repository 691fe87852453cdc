// A site that is replaced by another build: a proxy that renames the build in the service worker.
import { once } from "node:events"
import { createServer, request } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"

export interface ReleasedSite {
  readonly address: string
  /** From now on the service worker belongs to this build. */
  release(build: string): void
  stop(): void
}

export async function releasingSite(site: string): Promise<ReleasedSite> {
  const { hostname, port, host } = new URL(site)
  let build: string | undefined
  const server = createServer((asked, answer) => {
    const { method, url: path } = asked
    const { "if-none-match": _, ...given } = asked.headers
    const headers = { ...given, host, "accept-encoding": "identity" }
    const passed = request({ hostname, port, method, path, headers }, async (got) => {
      const { statusCode = 502, headers } = got
      if (path !== "/service-worker.js" || build === undefined) {
        answer.writeHead(statusCode, headers)
        got.pipe(answer)
        return
      }
      const { "content-length": _, ...rest } = headers
      answer
        .writeHead(statusCode, rest)
        .end(`${await text(got)}\n// ${build}`.replace(/\b[0-9a-f]{12}\b/g, build))
    })
    passed.on("error", () => answer.destroy())
    asked.pipe(passed)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: (next) => {
      build = next
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
