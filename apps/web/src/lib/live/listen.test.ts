import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type Listening, listen, waitAfter } from "./listen.ts"
import type { Message } from "./messages.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server whose connections the test controls. */
function aServer(answer: (number: number) => Response | undefined | "refused" = () => undefined) {
  const lines: { say: (text: string) => void; end: () => void; signal: AbortSignal }[] = []
  let asked = 0
  const open = async (signal: AbortSignal) => {
    asked += 1
    const other = answer(asked)
    if (other === "refused") throw new TypeError("fetch failed")
    if (other) return other
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        signal.addEventListener("abort", () => controller.error(signal.reason))
        lines.push({
          say: (text) => controller.enqueue(new TextEncoder().encode(text)),
          end: () => controller.close(),
          signal,
        })
      },
    })
    return new Response(body)
  }
  return { open, lines, asked: () => asked }
}

const heard: string[] = []
const hear = ({ name }: Message) => void heard.push(name)
let listening: Listening | undefined
beforeEach(() => void heard.splice(0))
afterEach(() => listening?.stop())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe("the event stream", () => {
  it("delivers messages, and reconnects with a resync when it ends", async () => {
    const server = aServer()
    listening = listen({ open: server.open, hear, isTakenOver: false })
    await pass(0)
    server.lines[0]?.say('data: {"name":"saved.changed","tags":["saved"]}\n\n')
    await pass(0)
    expect(heard).toEqual(["saved.changed"])
    server.lines[0]?.end()
    await pass(2_000)
    expect(heard).toEqual(["saved.changed", "resync"])
    expect(server.lines).toHaveLength(2)
  })

  it("starts with a resync after taking over from another tab", async () => {
    listening = listen({ open: aServer().open, hear, isTakenOver: true })
    await pass(0)
    expect(heard).toEqual(["resync"])
  })

  it("reconnects after a minute of silence", async () => {
    const server = aServer()
    listening = listen({ open: server.open, hear, isTakenOver: false })
    await pass(50_000)
    server.lines[0]?.say(": still here\n\n")
    await pass(50_000)
    expect(server.asked()).toBe(1)
    await pass(15_000)
    expect([server.lines[0]?.signal.aborted, server.asked()]).toEqual([true, 2])
  })

  it("backs off after failures, and retries at once when the device wakes", async () => {
    const server = aServer(() => "refused")
    listening = listen({ open: server.open, hear, isTakenOver: false })
    await pass(200_000)
    const tries = server.asked()
    expect(tries).toBeGreaterThan(5)
    expect(tries).toBeLessThan(14)
    listening.wake()
    await pass(0)
    expect(server.asked()).toBe(tries + 1)
  })

  it("waits for Retry-After on 429", async () => {
    const server = aServer(() => new Response(null, { status: 429, headers: { "Retry-After": "30" } }))
    listening = listen({ open: server.open, hear, isTakenOver: false })
    await pass(29_000)
    expect(server.asked()).toBe(1)
    await pass(2_000)
    expect(server.asked()).toBe(2)
  })

  it("ends on stop and on sign-out", async () => {
    const server = aServer()
    listening = listen({ open: server.open, hear, isTakenOver: false })
    await pass(0)
    listening.stop()
    await pass(300_000)
    expect([server.lines[0]?.signal.aborted, server.asked()]).toEqual([true, 1])

    let asked = 0
    const signedOut = async () => {
      asked += 1
      return undefined
    }
    listening = listen({ open: signedOut, hear, isTakenOver: false })
    await pass(300_000)
    expect(asked).toBe(1)
  })
})

it("backs off up to two minutes with jitter", () => {
  expect([waitAfter(0, 1), waitAfter(3, 1), waitAfter(50, 1)]).toEqual([1_000, 8_000, 120_000])
  expect(waitAfter(3, 0)).toBe(4_000)
})
