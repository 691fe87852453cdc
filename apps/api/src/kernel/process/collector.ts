// Sends errors to a collector that speaks Sentry's protocol (Sentry, GlitchTip, Bugsink …). It never delays a
// caller: deliveries that time out, and reports that do not fit into the short queue, are dropped and counted.
import { randomBytes } from "node:crypto"
import type { Log } from "./log.ts"
import type { Metrics } from "./metrics.ts"

export type FaultSource = "browser" | "page" | "api" | "server"

/** A report, already scrubbed. */
export interface Fault {
  readonly source: FaultSource
  readonly level: "error" | "warning" | "info"
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
  readonly tags: Readonly<Record<string, string>>
}

/** The address of a collector, parsed from its DSN: `https://key@host/path/project`. */
export interface CollectorAddress {
  readonly url: string
  readonly key: string
}

export interface Collector {
  take(fault: Fault): void
  /** Waits briefly for pending deliveries. */
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
  /** Set by a collector that answers 429 with Retry-After. */
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
        // Once per outage: a collector that is down must not fill the log.
        if (isAnswering) log.warn({ reason: String(error) }, "the error collector did not take a report")
        isAnswering = false
      }
    }
  }

  /** Restarts if reports arrived while the last one was being delivered. */
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

/** The minimum that the protocol requires: nothing about the reader, the machine or the request. */
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

/** Parses V8's and Firefox's format; the collector wants the oldest frame first. */
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
