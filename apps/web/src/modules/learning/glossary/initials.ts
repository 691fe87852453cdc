import type { Language } from "@shirube/vocabulary/language"
import type { GlossaryTerm } from "./queries.ts"

const KANA_ROWS = [
  "あいうえお",
  "かきくけこ",
  "さしすせそ",
  "たちつてと",
  "なにぬねの",
  "はひふへほ",
  "まみむめも",
  "やゆよ",
  "らりるれろ",
  "わをん",
]

/** The letter, or the row of the kana table, under which a reader looks for the term. */
export function initialOf(
  { termRuby, reading }: Pick<GlossaryTerm, "termRuby" | "reading">,
  language: Language,
): string {
  if (language === "en") {
    const [letter = ""] = termRuby
      .map(({ text }) => text)
      .join("")
      .toUpperCase()
    return /[A-Z]/.test(letter) ? letter : "0–9"
  }
  const [first = ""] = asHiragana(reading).normalize("NFD")
  const row = KANA_ROWS.find((kana) => kana.includes(first))
  return row?.[0] ?? "A–Z"
}

const asHiragana = (text: string) =>
  text.replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))

/** Consecutive terms with the same initial; terms are already in the order of the language. */
export function byInitial(terms: readonly GlossaryTerm[], language: Language) {
  return [...Map.groupBy(terms, (term) => initialOf(term, language))].map(([initial, group]) => ({
    initial,
    terms: group,
  }))
}
