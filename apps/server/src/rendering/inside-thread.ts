// The rendering thread: React, the pages' code, and nothing else. The API is asked through the serving thread, which has it.
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

/** A third of the processor where both want all of it. */
const STEPS_BACK = 5

const { entry, settings } = workerData as ThreadData
const port = parentPort
if (!port) throw new Error("This file is the inside of a thread")

// Where a core is short, whoever reads what is stored goes first. Elsewhere than on Linux it would slow down the whole process.
if (process.platform === "linux")
  setPriority(Math.min(getPriority() + STEPS_BACK, constants.priority.PRIORITY_LOW))

const say = (message: FromThread, handedOver: readonly ArrayBuffer[] = []) =>
  port.postMessage(message, handedOver)

interface Asking {
  answered(answer: CarriedAnswer): void
  failed(error: Error): void
}
const asking = new Map<number, Asking>()
let calls = 0

async function askApi(request: Request): Promise<Response> {
  const { url, method, signal } = request
  const body = request.body && (await request.text())
  signal.throwIfAborted()
  const call = ++calls
  const { promise, resolve, reject } = Promise.withResolvers<CarriedAnswer>()
  asking.set(call, { answered: resolve, failed: reject })
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
    asking.delete(call)
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
      return asking.get(message.call)?.answered(message.answer)
    case "no-answer":
      return asking.get(message.call)?.failed(unpacked(message.error))
    case "are-you-there":
      return say({ kind: "here" })
    case "tidy-up":
      return collectGarbage()
  }
})
say({ kind: "ready", pages: renderer.pages })
