import { expect, test } from "vitest"
import { type InterviewNotes, noteFor, withNote } from "./queries.ts"

const empty: InterviewNotes = { kind: "interview-notes", notes: [] }

test("a note belongs to its question", () => {
  const written = withNote(withNote(empty, "weakness", "slow"), "failure", "1,200 notebooks")
  expect([noteFor(written, "weakness"), noteFor(written, "failure"), noteFor(written, "stress")]).toEqual([
    "slow",
    "1,200 notebooks",
    "",
  ])
  expect(noteFor(withNote(written, "weakness", "on time"), "weakness")).toBe("on time")
})

test("an emptied note is removed", () => {
  expect(withNote(withNote(empty, "weakness", "slow"), "weakness", "")).toEqual(empty)
})
