import { expect, it } from "vitest"
import { collectingLog } from "#api/testing/log"
import { stopSequentially } from "./stopping.ts"

const WARNING = 40
const ERROR = 50

it("a part that never stops, or fails, does not block the others or the shutdown", async () => {
  const { log, lines } = collectingLog()
  const stopped: string[] = []
  await stopSequentially(log, [
    { what: "stuck", withinMs: 5, stop: () => new Promise(() => {}) },
    { what: "broken", withinMs: 60_000, stop: () => Promise.reject(new Error("a fault")) },
    {
      what: "thrown",
      withinMs: 60_000,
      stop: () => {
        throw new Error("at once")
      },
    },
    { what: "fine", withinMs: 60_000, stop: async () => void stopped.push("fine") },
  ])
  expect(stopped).toEqual(["fine"])
  const entries = lines.map((line) => JSON.parse(line))
  expect(entries.map(({ what, level }) => [what, level])).toEqual([
    ["stuck", WARNING],
    ["broken", ERROR],
    ["thrown", ERROR],
  ])
})
