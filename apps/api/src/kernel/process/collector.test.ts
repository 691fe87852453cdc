import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { collectingLog } from "#api/testing/log"
import { startErrorCollector } from "#api/testing/services/error-collector"
import { type Collector, createCollector, type Fault, readCollectorAddress } from "./collector.ts"

const aFault = (over: Partial<Fault> = {}): Fault => ({
  source: "api",
  level: "error",
  name: "TypeError",
  message: "x is not a function",
  stack: "    at work (file:///srv/api/service.ts:3:9)\n    at handle (file:///srv/api/gate.ts:40:2)",
  tags: { page: "/article/$id" },
  ...over,
})

let receiver: Awaited<ReturnType<typeof startErrorCollector>>
let collector: Collector
/** Generous, because a busy machine is slow; no test waits until it is over. */
const patience = { ms: 60_000 }
let counted: { dropped: number }
let now: number
let lines: string[]
beforeEach(async () => {
  receiver = await startErrorCollector()
  const address = readCollectorAddress(receiver.dsn)
  if (!address) throw new Error("the receiver has no address")
  const collecting = collectingLog()
  lines = collecting.lines
  // A counter per test: a collector that is closing may still count.
  const own = { dropped: 0 }
  counted = own
  now = Date.parse("2026-11-15T00:00:00Z")
  collector = createCollector({
    address,
    log: collecting.log,
    metrics: {
      countDroppedFault: () => {
        own.dropped += 1
      },
    },
    now: () => new Date(now),
    patienceMs: () => patience.ms,
  })
})
afterEach(async () => {
  await collector.close()
  await receiver.stop()
})

const arrived = (count: number) => expect.poll(() => receiver.received.length).toBe(count)
const isDropped = (count: number) => expect.poll(() => counted.dropped).toBe(count)

describe("a collector of errors", () => {
  it("receives an envelope of its protocol with the error and no personal data", async () => {
    collector.take(aFault())
    await arrived(1)
    const [got] = receiver.received
    expect(got?.address).toBe("/under/api/7/envelope/")
    expect(got?.headers["x-sentry-auth"]).toContain("sentry_key=public-key")
    expect(got?.raw.split("\n")).toHaveLength(4)
    expect(got?.event).toMatchObject({
      level: "error",
      platform: "node",
      exception: {
        values: [
          {
            type: "TypeError",
            value: "x is not a function",
            stacktrace: {
              frames: [
                { function: "handle", filename: "file:///srv/api/gate.ts", lineno: 40 },
                { function: "work" },
              ],
            },
          },
        ],
      },
      tags: { source: "api", page: "/article/$id" },
    })
    expect(Object.keys(got?.event ?? {}).sort()).toEqual([
      "event_id",
      "exception",
      "level",
      "logger",
      "platform",
      "tags",
      "timestamp",
    ])
  })

  it("that is down costs one log line and a count of the dropped reports", async () => {
    receiver.answerWith((response) => void response.writeHead(500).end())
    for (let i = 0; i < 3; i += 1) collector.take(aFault())
    await isDropped(3)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain("the error collector did not take a report")
  })

  it("that never responds times out, and the next report is still sent", async () => {
    receiver.answerWith(() => {})
    patience.ms = 100
    collector.take(aFault())
    await isDropped(1)
    patience.ms = 60_000
    receiver.answerWith((response) => void response.writeHead(200).end())
    collector.take(aFault({ message: "the next" }))
    await arrived(2)
  })

  it("that answers 429 gets no reports until Retry-After is over", async () => {
    receiver.answerWith((response) => void response.writeHead(429, { "Retry-After": "30" }).end())
    collector.take(aFault())
    await isDropped(1)
    collector.take(aFault())
    await isDropped(2)
    now += 31_000
    collector.take(aFault())
    await arrived(2)
  })

  it("has a short queue: what does not fit is dropped at once", async () => {
    receiver.answerWith(() => {})
    for (let i = 0; i < 200; i += 1) collector.take(aFault())
    expect(counted.dropped).toBeGreaterThan(100)
  })
})

describe("the address of a collector", () => {
  it("is read from a DSN, and from nothing else", () => {
    expect(readCollectorAddress("https://abc@o1.ingest.example/42")).toEqual({
      url: "https://o1.ingest.example/api/42/envelope/",
      key: "abc",
    })
    for (const bad of ["", "https://o1.example/42", "https://abc@o1.example/", "ftp://abc@x/1", "abc"])
      expect(readCollectorAddress(bad)).toBeUndefined()
  })
})
