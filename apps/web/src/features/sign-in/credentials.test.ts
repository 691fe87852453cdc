import { expect, test } from "vitest"
import { checkCredentials, tidyEmail } from "./credentials.ts"

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
