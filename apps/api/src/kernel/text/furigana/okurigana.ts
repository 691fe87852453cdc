// Reduces a reading to the kanji: 食べる, たべる → 食 た, べる.

import { asHiragana } from "#api/kernel/search/romaji"
import type { RubySegment } from "../ruby.ts"

/** 〇 is a blank to fill in (〇〇大学, 2月〇日), though Unicode counts it as kanji. */
export const KANJI = "(?:(?!〇)[\\p{Script=Han}々〆])"
const RUNS = new RegExp(`${KANJI}+|(?:(?!${KANJI}).)+`, "gsu")
const BEGINS_WITH_KANJI = new RegExp(`^${KANJI}`, "u")
const HAS_KANJI = new RegExp(KANJI, "u")

export const hasKanji = (text: string) => HAS_KANJI.test(text)

/** If the kana of a word do not occur in its reading, the reading covers the whole word. */
export function overKanji(word: string, reading: string): RubySegment[] {
  if (!hasKanji(word)) return [{ text: word, reading: null }]
  const runs = word.match(RUNS) ?? []
  const spoken = asHiragana(reading)
  const readings = readingsOfRuns(runs, spoken)
  if (!readings) return [{ text: word, reading }]
  return runs.map((text, i) => ({ text, reading: readings[i] ?? null }))
}

/** Each run of kanji matches as few letters as possible, at least one; kana match themselves. */
function readingsOfRuns(runs: readonly string[], spoken: string): (string | null)[] | undefined {
  const [run, ...rest] = runs
  if (run === undefined) return spoken === "" ? [] : undefined
  if (!BEGINS_WITH_KANJI.test(run)) {
    const kana = asHiragana(run)
    const others = spoken.startsWith(kana) ? readingsOfRuns(rest, spoken.slice(kana.length)) : undefined
    return others && [null, ...others]
  }
  for (let length = 1; length <= spoken.length; length++) {
    const others = readingsOfRuns(rest, spoken.slice(length))
    if (others) return [spoken.slice(0, length), ...others]
  }
  return undefined
}
