// A client that sends more than the server will read.
import { connect } from "node:net"

const CHUNK = Buffer.alloc(64 * 1024, "x")
const chunked = Buffer.concat([Buffer.from(`${CHUNK.length.toString(16)}\r\n`), CHUNK, Buffer.from("\r\n")])

export interface Poured {
  /** The raw response. */
  readonly answer: string
  /** Bytes of the body written to the socket before the server closed it. */
  readonly sent: number
}

/**
 * `isAnnounced`: the client declares the length and waits for 100 Continue, as curl does. Otherwise it sends chunks until
 * everything is sent or the connection is closed.
 */
export const pour = (
  url: string,
  bytes: number,
  { isAnnounced }: { isAnnounced: boolean },
): Promise<Poured> =>
  new Promise((resolve) => {
    const { hostname, port, pathname } = new URL(url)
    let answer = ""
    let sent = 0
    const socket = connect(Number(port), hostname, () => {
      const length = isAnnounced
        ? `Content-Length: ${bytes}\r\nExpect: 100-continue`
        : "Transfer-Encoding: chunked"
      socket.write(
        `POST ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Language: ja\r\nContent-Type: application/json\r\n${length}\r\n\r\n`,
      )
      if (!isAnnounced) go()
    })
    const go = () => {
      while (sent < bytes && !socket.destroyed) {
        sent += CHUNK.length
        if (!socket.write(isAnnounced ? CHUNK : chunked)) return void socket.once("drain", go)
      }
      socket.end(isAnnounced ? "" : "0\r\n\r\n")
    }
    socket.on("data", (data) => {
      answer += data
      if (isAnnounced && answer === "HTTP/1.1 100 Continue\r\n\r\n") go()
    })
    // The server is expected to close while the client is still sending.
    socket.on("error", () => {})
    socket.on("close", () => resolve({ answer, sent }))
  })
