import { expect, it } from "vitest"
import { type CountMode, countModes } from "./choices.ts"
import { countCharacters } from "./count-characters.ts"
import { counterCases } from "./testing/counter-cases.ts"

it.each(
  counterCases.flatMap(([text, ...counts]) =>
    countModes.map((mode, at): [string, CountMode, number] => [text, mode, counts[at] ?? Number.NaN]),
  ),
)("%j, %s: %i", (text, mode, count) => expect(countCharacters(text, mode)).toBe(count))

it("counts a long text with and without the fast path alike", () => {
  const text = "私は、毎朝 六時に起きます。\n".repeat(400)
  for (const mode of countModes)
    expect(countCharacters(`${text}👍`, mode)).toBe(countCharacters(text, mode) + 1)
})
