// Pages are rendered in a separate thread: rendering takes tens of milliseconds of CPU, which must not delay cached pages. This
// is the serving thread's side. A thread that exits or hangs is replaced, and its unfinished pages fail.
import { Worker } from "node:worker_threads"
import type { Log } from "@shirube/api/kernel/process/log"
import { keepAlive, type Running } from "../keep-alive.ts"
import { failedPage, type Made, type Renderer, type RendererOptions } from "../site.ts"
import {
  type CarriedRequest,
  carried,
  type FromThread,
  type ThreadData,
  type ToThread,
  unpacked,
  type Work,
} from "./messages.ts"

export interface ThreadOptions extends RendererOptions {
  /** The built renderer, as a URL. */
  readonly entry: string
  readonly log: Log
  /** How often a thread with work is pinged. */
  readonly watchEveryMs?: number
}

export interface RenderThread {
  readonly renderer: Renderer
  /** Releases memory after a traffic peak. */
  tidyUp(): void
  stop(): Promise<void>
}

const INSIDE = new URL("./inside-thread.ts", import.meta.url)
/** Rendering a page takes about a megabyte, most of it short-lived: a small young generation limits memory use. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }
/** Further jobs wait in this thread, where they cost nothing. */
const AT_ONCE = 64
const WATCH_EVERY_MS = 5_000
/** After this many missed pings the thread hangs. Allows for a busy machine. */
const MOST_MISSED_PINGS = 6

interface Job {
  readonly work: Work
  readonly job: unknown
  readonly done: (made: Made | undefined) => void
}

interface Thread extends Running {
  readonly worker: Worker
  /** The thread's pages once it is up; undefined if it exits before. */
  readonly pages: Promise<unknown>
}

export async function startRenderThread(options: ThreadOptions): Promise<RenderThread> {
  const { entry, settings, api, report, log, watchEveryMs = WATCH_EVERY_MS } = options
  const given = new Map<number, Job>()
  const waiting = new Map<number, Job>()
  let jobs = 0
  let thread: Thread
  let state: "starting" | "up" | "down" = "starting"
  let missedPings = 0

  const say = (message: ToThread, handedOver: readonly ArrayBuffer[] = []) =>
    thread.worker.postMessage(message, handedOver)

  const giveOut = () => {
    for (const [id, job] of waiting) {
      if (state !== "up" || given.size >= AT_ONCE) return
      waiting.delete(id)
      given.set(id, job)
      say({ kind: "make", id, work: job.work, job: job.job })
    }
  }
  const finish = (id: number, made: Made | undefined) => {
    given.get(id)?.done(made)
    given.delete(id)
    giveOut()
  }

  const start = (): Thread => {
    state = "starting"
    missedPings = 0
    const worker = new Worker(INSIDE, {
      name: "rendering",
      workerData: { entry, settings } satisfies ThreadData,
      env: { NODE_ENV: process.env.NODE_ENV },
      resourceLimits: LIMITS,
    })
    const answerCall = answering(api, (message, handedOver) => worker.postMessage(message, handedOver))
    const pages = Promise.withResolvers<unknown>()
    worker.on("message", (message: FromThread) => {
      switch (message.kind) {
        case "ready":
          state = "up"
          giveOut()
          return pages.resolve(message.pages)
        case "made":
          return finish(message.id, message.made as Made | undefined)
        case "failed":
          report(unpacked(message.error), {})
          return finish(message.id, failedPage(500))
        case "call":
          return void answerCall.take(message.call, message.request)
        case "hang-up":
          return answerCall.hangUp(message.call)
        case "report":
          return report(unpacked(message.error), message.facts)
        case "here":
          missedPings = 0
      }
    })
    let why: unknown
    worker.on("error", (error) => {
      why = error
    })
    const exit = new Promise<number>((resolve) => worker.once("exit", resolve))
    const ended = exit.then((code) => {
      state = "down"
      answerCall.hangUpAll()
      pages.resolve(undefined)
      const [left, others] = [[...given.values()], [...waiting.values()]]
      given.clear()
      waiting.clear()
      // It is unknown which job caused the exit.
      if (left.length > 0) report(why ?? new Error("The rendering thread has ended"), {})
      for (const { done } of left) done(failedPage(500))
      for (const { done } of others) done(failedPage(503))
      return { code, ...(why ? { err: why } : {}) }
    })
    thread = { worker, pages: pages.promise, ended, end: async () => void (await worker.terminate()) }
    return thread
  }

  const first = start()
  const pages = await first.pages
  if (pages === undefined)
    throw new Error("The rendering thread did not start.", { cause: await first.ended })
  const stopKeeping = keepAlive(
    { what: "the rendering thread", first, start, isUp: async ({ pages }) => (await pages) !== undefined },
    log,
  )
  const watch = setInterval(() => {
    if (state !== "up" || given.size === 0) return
    missedPings += 1
    if (missedPings <= MOST_MISSED_PINGS) return say({ kind: "are-you-there" })
    log.error("the rendering thread hangs; it is ended")
    void thread.end()
  }, watchEveryMs)
  watch.unref()

  const make = (work: Work, job: unknown, signal?: AbortSignal) =>
    new Promise<Made | undefined>((resolve) => {
      if (state === "down" || signal?.aborted) return resolve(failedPage(503))
      const id = ++jobs
      const giveUp = () => {
        if (given.has(id)) say({ kind: "give-up", id })
        waiting.delete(id)
        resolve(failedPage(503))
      }
      signal?.addEventListener("abort", giveUp, { once: true })
      const done = (made: Made | undefined) => {
        signal?.removeEventListener("abort", giveUp)
        resolve(made)
      }
      waiting.set(id, { work, job, done })
      giveOut()
    })

  return {
    renderer: {
      pages,
      page: (job, signal) => make("page", job, signal),
      picture: (job) => make("picture", job),
    },
    tidyUp: () => {
      if (state === "up") say({ kind: "tidy-up" })
    },
    async stop() {
      clearInterval(watch)
      await stopKeeping()
    },
  }
}

/** Serves API calls from the thread. Response bodies are transferred as bytes. */
function answering(
  api: RendererOptions["api"],
  say: (message: ToThread, handedOver: readonly ArrayBuffer[]) => void,
) {
  const underWay = new Map<number, AbortController>()
  return {
    async take(call: number, { url, ...init }: CarriedRequest): Promise<void> {
      const hangUp = new AbortController()
      underWay.set(call, hangUp)
      try {
        const response = await api(new Request(url, { ...init, signal: hangUp.signal }))
        const body = await response.arrayBuffer()
        const { status, headers } = response
        say({ kind: "answer", call, answer: { status, headers: [...headers], body } }, [body])
      } catch (error) {
        say({ kind: "no-answer", call, error: carried(error) }, [])
      } finally {
        underWay.delete(call)
      }
    },
    hangUp: (call: number) => underWay.get(call)?.abort(),
    hangUpAll() {
      for (const hangUp of underWay.values()) hangUp.abort()
    },
  }
}
