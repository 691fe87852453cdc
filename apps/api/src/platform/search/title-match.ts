// Looking through a list that is somebody's own and short: by any part of a title, in kanji, kana or romaji, as one looks through a page.
import { parseRuby } from "#api/platform/ruby"
import { foldRomaji, isRomaji, spellReading } from "./romaji.ts"
import { fold } from "./tokens.ts"

/** The ways a title written with furigana can be typed. */
function formsOf(title: string): string[] {
  const segments = parseRuby(title)
  const written = fold(segments.map(({ text }) => text).join(""))
  const read = fold(segments.map(({ text, reading }) => reading ?? text).join(""))
  // Only what is kana can be spelled: each run of it, with what is written in other letters as a border.
  const spelled = read.replace(/[\u3041-\u3094ー]+/g, (kana) => spellReading(kana) ?? kana)
  return [written, read, spelled]
}

/** Whether each of the words stands somewhere in one of the texts, whatever their languages. */
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
