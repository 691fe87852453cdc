// A TCP proxy that a test can cut, or hold so that data stops without an error.
import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"

export async function aTcpProxyTo(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let state: "open" | "cut" | "held" = "open"
  const server = createServer((near) => {
    if (state === "cut") return near.destroy()
    sockets.add(near)
    near.on("error", () => {}).on("close", () => sockets.delete(near))
    if (state === "held") return near.pause()
    const far = connect(Number(target.port), target.hostname)
    far.on("error", () => near.destroy()).on("close", () => near.destroy())
    near.on("close", () => far.destroy())
    near.on("data", (chunk) => state === "open" && far.write(chunk))
    far.on("data", (chunk) => state === "open" && near.write(chunk))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const through = new URL(url)
  through.port = String((server.address() as AddressInfo).port)
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: through.href,
    cut() {
      state = "cut"
      drop()
    },
    hold() {
      state = "held"
    },
    restore() {
      state = "open"
      drop()
    },
    async close() {
      drop()
      server.close()
      await once(server, "close")
    },
  }
}
