// Filters a member's own short list: by any part of a title, in kanji, kana or romaji.
import { parseRuby } from "#api/kernel/text/ruby"
import { foldRomaji, isRomaji, spellReading } from "./romaji.ts"
import { fold } from "./tokens.ts"

/** The ways in which a title with furigana can be typed. */
function formsOf(title: string): string[] {
  const segments = parseRuby(title)
  const written = fold(segments.map(({ text }) => text).join(""))
  const read = fold(segments.map(({ text, reading }) => reading ?? text).join(""))
  // Only kana can be romanised: each run of it separately.
  const spelled = read.replace(/[\u3041-\u3094ー]+/g, (kana) => spellReading(kana) ?? kana)
  return [written, read, spelled]
}

/** Whether each word occurs somewhere in one of the texts, whatever their languages. */
export function matcherFor(question: string): (texts: readonly string[]) => boolean {
  const words = fold(question).split(/\s+/u).filter(Boolean)
  const ways = words.map((word) => {
    const romaji = foldRomaji(word)
    return isRomaji(romaji) ? [word, romaji] : [word]
  })
  return (texts) => {
    const forms = texts.flatMap(formsOf)
    return ways.every((way) => forms.some((form) => way.some((word) => form.includes(word))))
  }
}
