// Sends hostile requests, each over a connection of its own, and counts what it is answered with.
import { connect } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { randomNumbers } from "../random.ts"
import { type HostileRequest, hostileRequests } from "./requests.ts"

export interface HostileJob {
  readonly port: number
  readonly requests: number
  readonly connections: number
}

/** How often each status was answered; 0 where nothing was. */
export type HostileResult = Readonly<Record<number, number>>

/** So that the server has begun to read what will not go on. */
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
    // A server may cut off whom it has refused.
    socket.on("error", () => {})
    socket.once("close", () => resolve(status))
  })

process.once("message", async (job: HostileJob) => process.send?.(await send(job)))
process.once("disconnect", () => process.exit())
