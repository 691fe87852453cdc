import { expect, test } from "vitest"
import { tidyCode, tidyEmail, tidyNumber } from "./tidy.ts"

test("full-width letters and spaces around an address are forgiven", () => {
  expect(tidyEmail(" ｌｉｎｈ＠ｗａｓｅｄａ．ｊｐ　")).toBe("linh@waseda.jp")
})
test("a code is its digits, however a phone types them", () => {
  expect(["123456", " １２３ ４５６", "123-456\u00a0"].map(tidyCode)).toEqual(["123456", "123456", "123456"])
})
test("a number is one in either width, and nothing is none", () => {
  expect(["2028", " ２０２８ ", "", "soon"].map(tidyNumber)).toEqual([2028, 2028, undefined, Number.NaN])
})
