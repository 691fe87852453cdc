import { describe, expect, it } from "vitest"
import { rubyFit } from "./ruby-fit.ts"

const cases: readonly [word: string, reading: string, before: string, after: string, className: string][] = [
  ["内定", "ないてい", "", "", ""],
  ["出", "で", "が", "ます", ""],
  // Three kana over one kanji: overhangs both sides between kana, only the free side beside a kanji, and is
  // narrowed otherwise.
  ["働", "はたら", "で", "く", "ruby-over-1"],
  ["働", "はたら", "人", "く", "ruby-over-1 ruby-90 ruby-to-end"],
  ["働", "はたら", "く", "人", "ruby-over-1 ruby-90 ruby-to-start"],
  ["働", "はたら", "", "", "ruby-over-1 ruby-65"],
  ["給料", "きゅうりょう", "の", "が", "ruby-over-2 ruby-90"],
  ["給料", "きゅうりょう", "{初|はつ}", "を", "ruby-over-2 ruby-75 ruby-to-end"],
  ["卒業", "そつぎょう", "は", "、", "ruby-over-1"],
  ["志", "こころざし", "の", "を", "ruby-over-3 ruby-70"],
  // No overhang beside a digit, markup or the end of a line.
  ["月給", "げっきゅう", "3", "**", "ruby-over-1 ruby-80"],
  ["𠮷野家", "よしのや", "は", "で", ""],
  ["1人", "ひとり", "𠮷", "で", ""],
]

describe("a reading", () => {
  it.each(cases)(
    "of %s (%s) between “%s” and “%s” is set as “%s”",
    (word, reading, before, after, className) => {
      const fit = rubyFit(word, reading, before, after)
      expect(fit.className ?? "").toBe(className)
      expect(fit.isNarrow).toBe(/ruby-\d\d\b/.test(className))
    },
  )
})
