// The ceiling: a bare file server for a single file.
import { createReadStream, statSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

export interface Listening {
  readonly port: number
}

const [file = ""] = process.argv.slice(2)
const { size } = statSync(file)

const server = createServer((_request, response) => {
  response.writeHead(200, { "Content-Type": "video/mp4", "Content-Length": size })
  createReadStream(file).pipe(response)
})
process.once("disconnect", () => process.exit())
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ port } satisfies Listening)
})
