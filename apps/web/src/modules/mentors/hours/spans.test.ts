import { expect, test } from "vitest"
import { copiedTo, endsAfter, withFrom, withNewSpan } from "./spans.ts"

const evening = { weekday: 1, from: "18:00", until: "20:00" } as const

test("a new span begins in the evening, and after the last one of the day", () => {
  expect(withNewSpan([], 1)).toEqual([evening])
  expect(withNewSpan([{ weekday: 1, from: "08:00", until: "10:00" }], 1).at(-1)).toEqual({
    weekday: 1,
    from: "10:30",
    until: "12:30",
  })
  expect(withNewSpan([evening], 3)).toEqual([evening, { ...evening, weekday: 3 }])
})

test("no span begins at the end of the day", () => {
  const late = [{ weekday: 1, from: "20:00", until: "21:00" }] as const
  expect(withNewSpan(late, 1)).toEqual(late)
  expect(endsAfter("20:30")).toEqual(["21:00"])
})

test("a start after the end moves the end", () => {
  expect(withFrom(evening, "17:00")).toEqual({ ...evening, from: "17:00" })
  expect(withFrom(evening, "20:30")).toEqual({ ...evening, from: "20:30", until: "21:00" })
})

test("copying replaces the hours of the other days, and never passes the limit", () => {
  const hours = [evening, { weekday: 2, from: "09:00", until: "10:00" }] as const
  expect(copiedTo(hours, 1, [1, 2, 3])).toEqual([
    evening,
    { ...evening, weekday: 2 },
    { ...evening, weekday: 3 },
  ])
  const four = Array.from({ length: 4 }, () => evening)
  expect(copiedTo(four, 1, [1, 2, 3, 4, 5, 6, 7])).toEqual(four)
})
