// The load generator: keeps a given number of requests open over raw sockets, so that the server is the
// bottleneck.
import { connect, type Socket } from "node:net"
import { createAnswerReader } from "./answer-reader.ts"

export interface Load {
  readonly id: number
  readonly port: number
  /** Requested in turn. */
  readonly paths: readonly string[]
  readonly headers: Record<string, string>
  readonly connections: number
  /** Duration; without it every path is requested once. */
  readonly ms?: number | undefined
  /**
   * Each connection sends at these intervals, even if the server is slow, and measures from the scheduled
   * time. Without it the next request follows the response, and slow responses hide how many requests would
   * have waited.
   */
  readonly everyMs?: number | undefined
}

export interface LoadResult {
  readonly id: number
  readonly seconds: number
  readonly answers: number
  /** Responses with a status other than 200, which would make a figure invalid. */
  readonly refused: number
  readonly latenciesMs: number[]
}

async function generate(load: Load): Promise<LoadResult> {
  const requests = load.paths.map((path) => Buffer.from(requestText(load, path)))
  const started = performance.now()
  const latenciesMs: number[] = []
  let asked = 0
  let refused = 0
  const isOver = () =>
    load.ms === undefined ? asked >= requests.length : performance.now() - started >= load.ms

  const converse = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let dueAt = performance.now()
      const ask = () => {
        const request = requests[asked % requests.length]
        if (isOver() || request === undefined) {
          socket.destroy()
          resolve()
          return
        }
        asked += 1
        if (load.everyMs === undefined) dueAt = performance.now()
        socket.write(request)
      }
      const reader = createAnswerReader((status) => {
        latenciesMs.push(performance.now() - dueAt)
        if (status !== 200) refused += 1
        if (load.everyMs === undefined) return ask()
        dueAt += load.everyMs
        setTimeout(ask, Math.max(0, dueAt - performance.now()))
      })
      socket.setNoDelay(true)
      socket.once("connect", ask)
      socket.on("data", (chunk) => reader.read(chunk))
      socket.once("error", reject)
      socket.once("end", () => reject(new Error("the server closed a connection")))
    })

  await Promise.all(Array.from({ length: load.connections }, () => converse(connect(load.port, "127.0.0.1"))))
  const seconds = (performance.now() - started) / 1000
  return { id: load.id, seconds, answers: latenciesMs.length, refused, latenciesMs }
}

function requestText({ port, headers }: Load, path: string): string {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return [`GET ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n")
}

process.on("message", (load: Load) => {
  generate(load).then(
    (result) => process.send?.(result),
    (error) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.once("disconnect", () => process.exit())
