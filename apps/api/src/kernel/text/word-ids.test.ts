import { expect, test } from "vitest"
import { wordIds } from "./word-ids.ts"

function first(count: number, title?: string): string[] {
  const ids = wordIds(title)
  return Array.from({ length: count }, () => String(ids.next().value))
}

test("an id has the words of the English title, and a number if they are taken", () => {
  expect(first(3, "Don’t send the café's first draft!")).toEqual([
    "dont-send-the-cafes-first-draft",
    "dont-send-the-cafes-first-draft-2",
    "dont-send-the-cafes-first-draft-3",
  ])
  expect(first(1, `${"a".repeat(59)} b`)).toEqual(["a".repeat(59)])
})

test("without an English title it consists of random letters", () => {
  for (const title of [undefined, "", "面接の前に", "—"]) {
    const [one, other] = first(2, title)
    expect(one).toMatch(/^[a-z]{10}$/)
    expect(one).not.toBe(other)
  }
})
