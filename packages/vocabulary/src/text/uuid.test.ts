import { expect, it } from "vitest"
import { isUuid } from "./uuid.ts"

const ID = "0b6c1f5e-3a54-4d0e-9f0a-7c2d1e8b4a63"

it("a UUID is recognised in lower case and with nothing around it", () => {
  expect(isUuid(ID)).toBe(true)
  for (const text of [
    "",
    ID.toUpperCase(),
    ` ${ID}`,
    `${ID}\n`,
    ID.slice(1),
    ID.replaceAll("-", ""),
    `${ID}${ID}`,
  ])
    expect(isUuid(text), text).toBe(false)
})
