import { expect, it } from "vitest"
import { matcherFor } from "./title-match.ts"

const titles = [
  "An entry sheet that is read to the end",
  "{最後|さいご}まで{読|よ}まれるES・エントリーシート",
]

it.each([
  "entry",
  "ENTRY sheet",
  "sheet ent",
  "最後",
  "さいご",
  "saigo",
  "エントリー",
  "entorii",
  "ＥＳ",
  "read 最後",
])("a title is found by %s", (question) => {
  expect(matcherFor(question)(titles)).toBe(true)
})

it.each(["interview", "entry interview", "面接", "saigou no"])("a title is not found by %s", (question) => {
  expect(matcherFor(question)(titles)).toBe(false)
})

it("words may be spread over texts of different languages", () => {
  expect(matcherFor("sheet さいご")(titles)).toBe(true)
})
