// Searches people's names by the beginning of each word, however it is written: with or without accents, in
// full or half width, in hiragana, katakana or Latin letters. Not stemmed: Jones is not a plural.
import { foldRomaji, spellReading, withoutMarks } from "#api/kernel/search/romaji"
import { fold, pairTokens, quote, readingToken } from "#api/kernel/search/tokens"

const LONGEST_WORD = 60
const MOST_WORDS = 10

const JAPANESE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+|[[\p{L}\p{M}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]]+/gv

/** Letters without a decomposition that people still type without their stroke: Đặng, Łukasz, Søren. */
const PLAIN: Readonly<Record<string, string>> = {
  đ: "d",
  ð: "d",
  ł: "l",
  ø: "o",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
}

const wordsOf = (name: string) =>
  [...fold(name).replace(/['’ʼ]/g, "").matchAll(WORDS)]
    .slice(0, MOST_WORDS)
    .map(([word]) => (JAPANESE.test(word) ? word : plain(word)).slice(0, LONGEST_WORD))

const plain = (word: string) => withoutMarks(word).replace(/[đðłøıßæœ]/g, (letter) => PLAIN[letter] ?? letter)

/** The reading, if it follows from the writing. */
function readingOf(word: string): string[] {
  if (JAPANESE.test(word)) return [spellReading(word) ?? []].flat()
  return /^[a-z]{2,}$/.test(word) ? [foldRomaji(word)] : []
}

/** The stored tokens. */
export const nameTokens = (name: string): string[] =>
  wordsOf(name).flatMap((word) => [
    ...(JAPANESE.test(word) ? [...word, ...pairTokens(word)] : [word]),
    ...readingOf(word).map(readingToken),
  ])

/** The query as a tsquery; undefined if it contains no letters. */
export function nameQuery(typed: string): string | undefined {
  const words = wordsOf(typed).map((word) => {
    const written = JAPANESE.test(word) ? `(${pairTokens(word).map(quote).join(" & ")})` : beginning(word)
    return `(${[written, ...readingOf(word).map((spelled) => beginning(readingToken(spelled)))].join(" | ")})`
  })
  return words.length === 0 ? undefined : words.join(" & ")
}

const beginning = (token: string) => `${quote(token)}:*`
