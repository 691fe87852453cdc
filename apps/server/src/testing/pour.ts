// A client that sends much more than anybody will read.
import { connect } from "node:net"

const CHUNK = Buffer.alloc(64 * 1024, "x")
const chunked = Buffer.concat([Buffer.from(`${CHUNK.length.toString(16)}\r\n`), CHUNK, Buffer.from("\r\n")])

export interface Poured {
  /** Everything that came back. */
  readonly answer: string
  /** Bytes of the body that were handed to the system before the other side closed. */
  readonly sent: number
}

/**
 * Announced, the client says the length and waits to be asked for the rest, as curl does. Otherwise it sends in chunks,
 * until everything is sent or the connection is gone.
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
    // Closed while still sending is what is hoped for.
    socket.on("error", () => {})
    socket.on("close", () => resolve({ answer, sent }))
  })
