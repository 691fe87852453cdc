import { expect, test } from "vitest"
import { tidyCode, tidyEmail, tidyNumber } from "./tidy.ts"

test("accepts full-width letters and spaces around an email address", () => {
  expect(tidyEmail(" ｌｉｎｈ＠ｗａｓｅｄａ．ｊｐ　")).toBe("linh@waseda.jp")
})
test("extracts the digits of a code however a phone types them", () => {
  expect(["123456", " １２３ ４５６", "123-456\u00a0"].map(tidyCode)).toEqual(["123456", "123456", "123456"])
})
test("parses a number in either width; empty becomes undefined", () => {
  expect(["2028", " ２０２８ ", "", "soon"].map(tidyNumber)).toEqual([2028, 2028, undefined, Number.NaN])
})
