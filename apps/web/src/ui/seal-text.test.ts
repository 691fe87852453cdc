import { expect, test } from "vitest"
import { sealText } from "./seal-text.ts"

test.each([
  ["森 彩香", "森"],
  ["グエン・ティ・ラン", "グ"],
  ["김민준", "김"],
  ["Nguyễn Thị Lan", "NL"],
  ["priya sharma", "PS"],
  ["Ỳ", "Ỳ"],
  ["  ", ""],
])("the seal of %s says %s", (name, text) => {
  expect(sealText(name)).toBe(text)
})
