// Sends hostile requests, each over its own connection, and counts the responses.
import { connect } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { randomNumbers } from "../random.ts"
import { type HostileRequest, hostileRequests } from "./requests.ts"

export interface HostileJob {
  readonly port: number
  readonly requests: number
  readonly connections: number
}

/** Count of each response status; 0 for no response. */
export type HostileResult = Readonly<Record<number, number>>

/** Gives the server time to start reading a request that will be cut off. */
const PAUSE_BEFORE_HANGING_UP_MS = 5

async function send({ port, requests, connections }: HostileJob): Promise<HostileResult> {
  const next = hostileRequests(`127.0.0.1:${port}`, randomNumbers(requests))
  const statuses: Record<number, number> = {}
  let left = requests
  const sender = async () => {
    while (left-- > 0) {
      const status = await statusOf(port, next())
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, sender))
  return statuses
}

const statusOf = (port: number, { bytes, hangsUp }: HostileRequest): Promise<number> =>
  new Promise((resolve) => {
    let status = 0
    const socket = connect(port, "127.0.0.1", async () => {
      socket.write(bytes)
      if (hangsUp === "answered" || hangsUp === "answering") return
      await sleep(PAUSE_BEFORE_HANGING_UP_MS)
      socket.destroy()
    })
    socket.on("data", (chunk) => {
      status ||= Number(chunk.toString("latin1", 9, 12))
      if (hangsUp === "answering") socket.destroy()
    })
    // A server may close the connection after it refused the request.
    socket.on("error", () => {})
    socket.once("close", () => resolve(status))
  })

process.once("message", async (job: HostileJob) => process.send?.(await send(job)))
process.once("disconnect", () => process.exit())
