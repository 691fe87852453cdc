// Hands errors to a collector that speaks Sentry's protocol (Sentry, GlitchTip, Bugsink …). Never in anybody's way: what it does
// not take in time, and what does not fit into the short queue, is dropped and counted.
import { randomBytes } from "node:crypto"
import type { Log } from "./log.ts"
import type { Metrics } from "./metrics.ts"

export type FaultSource = "browser" | "page" | "api" | "server"

/** What it is told: scrubbed already. */
export interface Fault {
  readonly source: FaultSource
  readonly level: "error" | "warning" | "info"
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
  readonly tags: Readonly<Record<string, string>>
}

/** Where a collector is, out of what it calls a DSN: `https://key@host/path/project`. */
export interface CollectorAddress {
  readonly url: string
  readonly key: string
}

export interface Collector {
  take(fault: Fault): void
  /** Lets what is under way arrive, for a moment. */
  close(): Promise<void>
}

interface CollectorParts {
  readonly address: CollectorAddress
  readonly log: Log
  readonly metrics: Pick<Metrics, "countDroppedFault">
  readonly now: () => Date
  /** How long one delivery may take. */
  readonly patienceMs?: () => number
}

const MOST_WAITING = 50
const PATIENCE_MS = 5_000
const STOP_MS = 2_000
const LONGEST_PAUSE_SECONDS = 3_600

export function readCollectorAddress(dsn: string): CollectorAddress | undefined {
  if (!URL.canParse(dsn)) return undefined
  const { protocol, host, username, pathname } = new URL(dsn)
  const [, folder = "", project] = /^(.*)\/(\w+)$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || !username || !project) return undefined
  return { url: `${protocol}//${host}${folder}/api/${project}/envelope/`, key: username }
}

export function createCollector(parts: CollectorParts): Collector {
  const { address, log, metrics, now, patienceMs = () => PATIENCE_MS } = parts
  const waiting: Fault[] = []
  let work: Promise<void> | undefined
  let isAnswering = true
  /** A collector that has had enough says for how long. */
  let silentUntil = 0

  const deliver = async (fault: Fault) => {
    const body = envelope(fault, now())
    const response = await fetch(address.url, {
      method: "POST",
      headers: {
        "Content-Type": "application/x-sentry-envelope",
        "X-Sentry-Auth": `Sentry sentry_version=7, sentry_client=shirube/1, sentry_key=${address.key}`,
      },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs()),
    })
    await response.body?.cancel()
    if (response.status === 429) silentUntil = now().getTime() + 1000 * pauseOf(response)
    if (!response.ok) throw new Error(`it answered ${response.status}`)
  }

  const deliverAll = async () => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      try {
        if (now().getTime() < silentUntil) throw new Error("it asked for a pause")
        await deliver(fault)
        isAnswering = true
      } catch (error) {
        metrics.countDroppedFault()
        // Once per breakdown: a collector that is down must not fill the log.
        if (isAnswering) log.warn({ reason: String(error) }, "the error collector did not take a report")
        isAnswering = false
      }
    }
  }

  /** What came in while the last one was being delivered waits no longer than that. */
  const start = () => {
    work ??= deliverAll().then(() => {
      work = undefined
      if (waiting.length > 0) start()
    })
  }

  return {
    take(fault) {
      if (waiting.length >= MOST_WAITING) {
        metrics.countDroppedFault()
        return
      }
      waiting.push(fault)
      start()
    },
    async close() {
      let timer: NodeJS.Timeout | undefined
      const enough = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_MS)
      })
      await Promise.race([work, enough])
      clearTimeout(timer)
      waiting.length = 0
    },
  }
}

const pauseOf = (response: Response) =>
  Math.min(LONGEST_PAUSE_SECONDS, Math.max(1, Number(response.headers.get("Retry-After")) || 60))

/** The least that the protocol asks for: nothing about the reader, the machine or the request. */
function envelope({ source, level, name, message, stack, tags }: Fault, at: Date): string {
  const eventId = randomBytes(16).toString("hex")
  const frames = framesOf(stack ?? "")
  const event = JSON.stringify({
    event_id: eventId,
    timestamp: at.toISOString(),
    platform: source === "browser" ? "javascript" : "node",
    level,
    logger: source,
    exception: {
      values: [{ type: name, value: message, ...(frames.length > 0 ? { stacktrace: { frames } } : {}) }],
    },
    tags: { source, ...tags },
  })
  const header = JSON.stringify({ event_id: eventId, sent_at: at.toISOString() })
  const item = JSON.stringify({ type: "event", length: Buffer.byteLength(event) })
  return `${header}\n${item}\n${event}\n`
}

const FRAME = /^(?:\s*at )?(?:(.*?)(?: \(|@))?([^\s()@]+):(\d+):(\d+)\)?$/

/** As V8 and as Firefox write them; the collector wants the oldest first. */
const framesOf = (stack: string) =>
  stack
    .split("\n")
    .flatMap((line) => {
      const [, name, file, row, column] = FRAME.exec(line) ?? []
      return file
        ? [{ function: name || "?", filename: file, lineno: Number(row), colno: Number(column) }]
        : []
    })
    .reverse()
