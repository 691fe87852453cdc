// Failures while a visitor's calendar is moved into the account: nothing is lost, and what arrived is deleted
// locally.
import { randomUUID } from "node:crypto"
import { beforeEach, expect, it, vi } from "vitest"
import { carryCalendar } from "./carry.ts"
import { changeKept, hasKeptCalendar, keptCalendar } from "./visitor.ts"

interface Sent {
  readonly class?: string
  readonly ticked: readonly string[]
  readonly entries: readonly { readonly id: string; readonly title: string }[]
}

const road = vi.hoisted(() => ({ send: async (_body: unknown): Promise<void> => undefined }))
vi.mock("#web/lib/api/api.ts", () => ({
  api: (_route: string, { body }: { readonly body: unknown }) => road.send(body),
}))

const failed = (status: number | null) => Object.assign(new Error("failed"), { failure: "failed", status })
const anEntry = (title: string) => ({
  id: randomUUID(),
  kind: "deadline" as const,
  title,
  company: null,
  day: "2026-12-31",
  time: null,
  note: null,
})

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  changeKept(() => ({ class: "2028-09", ticked: ["a-step"], entries: [anEntry("ES"), anEntry("Interview")] }))
})

it.each([
  ["the connection fails", null],
  ["the API is unavailable", 503],
  ["the session has ended", 401],
  ["the account is full", 409],
])("keeps everything when %s, and sends it on retry", async (_, status) => {
  const before = keptCalendar.get()
  road.send = () => Promise.reject(failed(status))
  await expect(carryCalendar()).rejects.toThrow("failed")
  expect(keptCalendar.get()).toEqual(before)
  const arrived: unknown[] = []
  road.send = async (body) => void arrived.push(body)
  expect(await carryCalendar()).toBe(true)
  expect(arrived).toMatchObject([
    { class: "2028-09", ticked: ["a-step"], entries: before.entries.map(({ id }) => ({ id })) },
  ])
  expect([hasKeptCalendar(), await carryCalendar(), arrived.length]).toEqual([false, false, 1])
})

it("keeps entries written while the request is in flight, and sends them the next time", async () => {
  const later = anEntry("Later")
  road.send = async () => changeKept((kept) => ({ ...kept, entries: [...kept.entries, later] }))
  await carryCalendar()
  expect(keptCalendar.get().entries.map(({ title }) => title)).toContain("Later")
  const arrived: Sent[] = []
  road.send = async (body) => void arrived.push(body as Sent)
  await carryCalendar()
  expect(arrived.flatMap(({ entries }) => entries.map(({ title }) => title))).toContain("Later")
  expect(hasKeptCalendar()).toBe(false)
})

it("sends the other parts when the API refuses one", async () => {
  const arrived: Sent[] = []
  road.send = async (body) => {
    const part = body as Sent
    if (part.entries.some(({ title }) => title === "ES")) throw failed(422)
    arrived.push(part)
  }
  expect(await carryCalendar()).toBe(true)
  expect(keptCalendar.get()).toMatchObject({ class: null, ticked: [], entries: [{ title: "ES" }] })
  expect(arrived).toHaveLength(3)
})

it("sends at most twice when started twice at once, and then keeps nothing", async () => {
  const arrived: unknown[] = []
  road.send = async (body) => void arrived.push(body)
  await Promise.all([carryCalendar(), carryCalendar()])
  expect(arrived.length).toBeLessThanOrEqual(2)
  expect(hasKeptCalendar()).toBe(false)
})
