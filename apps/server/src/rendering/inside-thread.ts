// The rendering thread: React and the pages' code. API calls go through the serving thread.
import { constants, getPriority, setPriority } from "node:os"
import { parentPort, workerData } from "node:worker_threads"
import { collectGarbage } from "../idle-memory.ts"
import type { Made, RendererModule } from "../site.ts"
import {
  type CarriedAnswer,
  carried,
  type FromThread,
  type ThreadData,
  type ToThread,
  unpacked,
} from "./messages.ts"

/** Gives this thread about a third of the processor when both threads are busy. */
const STEPS_BACK = 5

const { entry, settings } = workerData as ThreadData
const port = parentPort
if (!port) throw new Error("This file must run in a worker thread")

// On a busy core, serving cached pages has priority. On other systems than Linux this would slow down the whole process.
if (process.platform === "linux")
  setPriority(Math.min(getPriority() + STEPS_BACK, constants.priority.PRIORITY_LOW))

const say = (message: FromThread, handedOver: readonly ArrayBuffer[] = []) =>
  port.postMessage(message, handedOver)

interface PendingCall {
  answered(answer: CarriedAnswer): void
  failed(error: Error): void
}
const pendingCalls = new Map<number, PendingCall>()
let calls = 0

async function askApi(request: Request): Promise<Response> {
  const { url, method, signal } = request
  const body = request.body && (await request.text())
  signal.throwIfAborted()
  const call = ++calls
  const { promise, resolve, reject } = Promise.withResolvers<CarriedAnswer>()
  pendingCalls.set(call, { answered: resolve, failed: reject })
  const hangUp = () => {
    say({ kind: "hang-up", call })
    reject(signal.reason)
  }
  signal.addEventListener("abort", hangUp)
  say({ kind: "call", call, request: { url, method, headers: [...request.headers], body } })
  try {
    const { body, ...rest } = await promise
    return new Response(body.byteLength > 0 ? body : null, rest)
  } finally {
    signal.removeEventListener("abort", hangUp)
    pendingCalls.delete(call)
  }
}

const { createRenderer } = (await import(entry)) as RendererModule
const renderer = createRenderer({
  settings,
  api: askApi,
  report: (error, facts) => say({ kind: "report", error: carried(error), facts }),
})
const making = new Map<number, AbortController>()

async function make({ id, work, job }: Extract<ToThread, { kind: "make" }>): Promise<void> {
  const givingUp = new AbortController()
  making.set(id, givingUp)
  try {
    const made = await renderer[work](job, givingUp.signal)
    say({ kind: "made", id, made }, made ? buffersIn(made) : [])
  } catch (error) {
    say({ kind: "failed", id, error: carried(error) })
  } finally {
    making.delete(id)
  }
}

const buffersIn = ({ body }: Made) => (body ? [body.buffer] : [])

port.on("message", (message: ToThread) => {
  switch (message.kind) {
    case "make":
      return void make(message)
    case "give-up":
      return making.get(message.id)?.abort()
    case "answer":
      return pendingCalls.get(message.call)?.answered(message.answer)
    case "no-answer":
      return pendingCalls.get(message.call)?.failed(unpacked(message.error))
    case "are-you-there":
      return say({ kind: "here" })
    case "tidy-up":
      return collectGarbage()
  }
})
say({ kind: "ready", pages: renderer.pages })
