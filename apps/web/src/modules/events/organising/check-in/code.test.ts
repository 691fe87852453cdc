import { expect, test } from "vitest"
import { readCode } from "./use-door.ts"

test("reads a code however it is typed", () => {
  for (const typed of ["7K3M9QXA", "7k3m 9qxa", "7K3M-9QXA", "７Ｋ３Ｍ９ＱＸＡ", " 7k3m9qxa "])
    expect(readCode(typed)).toBe("7K3M9QXA")
  expect(readCode("OIL07K3M")).toBe("01107K3M")
})

test("ignores other QR codes", () => {
  for (const other of ["https://example.com/menu", "WIFI:S:guest;;", "", "7K3M", "名前"])
    expect(readCode(other)).toBeUndefined()
})
