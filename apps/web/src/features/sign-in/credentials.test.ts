import { expect, test } from "vitest"
import { checkCredentials, isCode, tidyCode, tidyEmail } from "./credentials.ts"

test("an empty form says what is missing", () => {
  expect(checkCredentials({ email: "", password: "" })).toEqual({
    email: "emailMissing",
    password: "passwordMissing",
  })
})
test("an address that cannot be one is noticed", () => {
  expect(checkCredentials({ email: "linh@home", password: "x" })).toEqual({ email: "emailWrong" })
})
test("a possible address and any password may be tried", () => {
  expect(checkCredentials({ email: "linh@waseda.jp", password: " " })).toEqual({})
})
test("full-width letters and spaces around an address are forgiven", () => {
  expect(tidyEmail(" ｌｉｎｈ＠ｗａｓｅｄａ．ｊｐ　")).toBe("linh@waseda.jp")
})
test("a code is six digits, however a phone types them", () => {
  expect(["123456", " １２３ ４５６", "123-456\u00a0"].map(tidyCode)).toEqual(["123456", "123456", "123456"])
  expect(["123456", "12345", "1234567", "12345a", ""].map(isCode)).toEqual([true, false, false, false, false])
})
