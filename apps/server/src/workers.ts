// WORKERS: several processes behind one port (node:cluster). The leader distributes connections in turn, restarts workers and
// serves no requests. Shared state is in the database or comes from there: sessions, limits, jobs, cache invalidation, live
// events. So the workers do not communicate with each other.
import type { ChildProcess } from "node:child_process"
import cluster, { type Worker } from "node:cluster"
import { once } from "node:events"
import type { Log } from "@shirube/api/kernel/process/log"
import { gatheredMetrics } from "@shirube/api/kernel/process/metrics"
import { keepAlive, type RunningChild, runningChild } from "./keep-alive.ts"
import type { Listening, Serving } from "./serve.ts"

/** More than all parts of a worker need together. */
const STOP_MS = 40_000

/** A worker could not start; it has printed the reason. */
export class WorkerUnusable extends Error {}

type FromWorker =
  | ({ readonly kind: "listening" } & Listening)
  | { readonly kind: "metrics"; readonly id: number }
interface FromLeader {
  readonly kind: "metrics"
  readonly id: number
  readonly text: string
}

export async function startWorkers(
  count: number,
  environment: NodeJS.ProcessEnv,
  log: Log,
): Promise<Serving> {
  const start = () => runningChild(cluster.fork(environment).process, STOP_MS)
  answerMetrics()
  const first = start()
  // The first worker starts alone: it migrates the database, and if it fails, the others would too.
  const listening = await untilListening(first.child)
  if (!listening) throw new WorkerUnusable()
  const others = Array.from({ length: count - 1 }, start)
  const isUp = async ({ child }: RunningChild) => (await untilListening(child)) !== undefined
  const stops = [first, ...others].map((running) =>
    keepAlive({ what: "a web process", first: running, start, isUp }, log),
  )
  await Promise.all(others.map(isUp))
  return {
    ...listening,
    stop: async () => void (await Promise.all(stops.map((stop) => stop()))),
  }
}

/** Undefined if it exits before listening. */
async function untilListening(child: ChildProcess): Promise<Listening | undefined> {
  const patience = new AbortController()
  const { signal } = patience
  const heard = new Promise<Listening>((resolve) => {
    const hear = (message: FromWorker) => {
      if (message.kind === "listening") resolve(message)
    }
    child.on("message", hear)
    signal.addEventListener("abort", () => child.off("message", hear))
  })
  const ended = once(child, "exit", { signal }).then(
    () => undefined,
    () => undefined,
  )
  const outcome = await Promise.race([heard, ended])
  patience.abort()
  return outcome
}

function answerMetrics(): void {
  const print = gatheredMetrics()
  cluster.on("message", (worker: Worker, message: FromWorker) => {
    if (message.kind !== "metrics") return
    const reply = (text: string) => {
      if (worker.isConnected()) worker.send({ kind: "metrics", id: message.id, text } satisfies FromLeader)
    }
    print().then(reply, () => reply(""))
  })
}

/** Called in a worker. */
export const tellListening = ({ address, closedDemoAccounts }: Listening) =>
  process.send?.({ kind: "listening", address, closedDemoAccounts } satisfies FromWorker)

/** Called in a worker: returns the combined metrics of all workers. */
export function askForMetrics(): () => Promise<string> {
  gatheredMetrics()
  const waiting = new Map<number, (text: string) => void>()
  let asked = 0
  process.on("message", (message: FromLeader) => {
    if (message.kind !== "metrics") return
    waiting.get(message.id)?.(message.text)
    waiting.delete(message.id)
  })
  return () =>
    new Promise((resolve) => {
      asked += 1
      waiting.set(asked, resolve)
      process.send?.({ kind: "metrics", id: asked } satisfies FromWorker)
    })
}
