import { expect, it } from "vitest"
import { countingRules } from "../career-documents/choices.ts"
import type { CountMode } from "./choices.ts"
import { countCharacters } from "./count-characters.ts"
import { counterCases } from "./testing/counter-cases.ts"

it.each(
  counterCases.flatMap(([text, ...counts]) =>
    countingRules.map((mode, at): [string, CountMode, number] => [text, mode, counts[at] ?? Number.NaN]),
  ),
)("%j, %s: %i", (text, mode, count) => expect(countCharacters(text, mode)).toBe(count))

it("counts a long text with and without the fast path alike", () => {
  const text = "私は、毎朝 六時に起きます。\n".repeat(400)
  for (const mode of countingRules)
    expect(countCharacters(`${text}👍`, mode)).toBe(countCharacters(text, mode) + 1)
})
