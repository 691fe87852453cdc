// In which languages kanji are read. In a Japanese text all are; in others they belong to quoted Japanese words, unless the
// language itself is written with them.
import { RUBY } from "@shirube/contract/text/furigana"
import { UNANNOTATED_FORMAT } from "../markdown.ts"
import { hasKanji } from "./okurigana.ts"

/** Codes of the reference list of languages. */
const withOwnKanji = new Set(["zh", "yue", "ko"])

export const areKanjiJapanese = (language: string) => !withOwnKanji.has(language)

/** The format of a text that is saved before its furigana are added. `words`: everything that may have furigana. */
export function formatBeforeFurigana(format: number, language: string, words: readonly string[]): number {
  const lacksFurigana = areKanjiJapanese(language) && words.some((text) => hasKanji(text.replace(RUBY, "")))
  return language === "ja" || lacksFurigana ? UNANNOTATED_FORMAT : format
}
