import { expect, test } from "vitest"
import { atLeast, atMost, printTable, shortNumber, within } from "./table.ts"

test("each row shows the figure, its comparison, and whether the promise was kept", () => {
  const table = printTable([
    {
      what: "cached page",
      ours: "6,000/s",
      beside: "10,000/s",
      ratio: 0.6,
      promised: atLeast(0.6, 0.5),
    },
    { what: "検索", ours: "9 ms", beside: "1 ms", ratio: 9, promised: atMost(9, 3) },
    { what: "memory", ours: "300 MB", beside: "" },
  ])
  expect(table).toBe(
    [
      "| figure      | Shirube | beside   | ratio | promise |      |",
      "|-------------|---------|----------|-------|---------|------|",
      "| cached page | 6,000/s | 10,000/s | 0.6   | ≥ 0.5   | PASS |",
      "| 検索        | 9 ms    | 1 ms     | 9     | ≤ 3     | MISS |",
      "| memory      | 300 MB  |          |       |         |      |",
    ].join("\n"),
  )
})

test("numbers have three significant digits", () => {
  expect([0.01234, 0.5, 1.234, 12.34, 1234.5].map(shortNumber)).toEqual([
    "0.012",
    "0.5",
    "1.23",
    "12.3",
    "1,235",
  ])
})

test("a promise that is met exactly is kept", () => {
  expect(atLeast(0.5, 0.5).isKept).toBe(true)
  expect(atMost(130, 130, " KB")).toEqual({ text: "≤ 130 KB", isKept: true })
})

test("a promise to stay inside an interval is broken on either side", () => {
  const kept = (value: number) => within(value, [0.98, 1.02]).isKept
  expect([0.97, 0.98, 1, 1.02, 1.03].map(kept)).toEqual([false, true, true, true, false])
  expect(within(1, [0.98, 1.02]).text).toBe("0.980 – 1.020")
})
