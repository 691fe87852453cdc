import { expect, test } from "vitest"
import { sealText } from "./seal-text.ts"

test.each([
  ["森 彩香", "森"],
  ["田中　さくら", "田中"],
  ["長谷川 潤", "長"],
  ["陳宇航", "陳"],
  ["김민준", "김"],
  ["グエン・ティ・ラン", "グ"],
  ["ﾘｰ ﾐﾝ", "リー"],
  ["Nguyễn Thị Lan", "NL"],
  ["Jean-Luc", "JL"],
  ["priya sharma", "PS"],
  ["“Sofia” (Lindqvist)", "SL"],
  ["Ｓｏｆｉａ", "S"],
  ["ß", "S"],
  ["Ỳ", "Ỳ"],
  ["𠮷野 家", "𠮷野"],
])("the seal of %s says %s", (name, text) => {
  expect(sealText(name)).toBe(text)
})
