import { expect, test } from "vitest"
import { fileMark, readUnfinished } from "./unfinished.ts"

const HOUR = 3_600_000
const film = { name: "interview.mp4", size: 5_000, lastModified: 77 }
const address = "/api/v1/uploads/0190b1e2-0000-7000-8000-000000000001"

test("recognises the same file and no other", () => {
  const mark = fileMark(film, "lesson-video")
  expect(fileMark({ ...film }, "lesson-video")).toBe(mark)
  for (const other of [
    fileMark({ ...film, name: "interview 2.mp4" }, "lesson-video"),
    fileMark({ ...film, size: 5_001 }, "lesson-video"),
    fileMark({ ...film, lastModified: 78 }, "lesson-video"),
    fileMark(film, "tip-video"),
  ])
    expect(other).not.toBe(mark)
  expect(mark).not.toContain("interview")
})

test("forgets uploads older than a day, which the server has deleted", () => {
  const kept = JSON.stringify([{ file: "a", address, at: 0 }])
  expect(readUnfinished(kept, 23 * HOUR)).toHaveLength(1)
  expect(readUnfinished(kept, 24 * HOUR)).toEqual([])
})

test.each([
  null,
  "",
  "{",
  "null",
  '{"file":"a"}',
  '[null,1,"a"]',
  JSON.stringify([{ file: "a", at: 0, address: "https://elsewhere.example/api/v1/uploads/1" }]),
  JSON.stringify([{ file: "a", at: 0, address: "/api/v1/uploads/../auth/refresh" }]),
])("ignores %s", (text) => {
  expect(readUnfinished(text, HOUR)).toEqual([])
})
