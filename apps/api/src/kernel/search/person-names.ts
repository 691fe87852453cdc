// Searches people's names by the beginning of each word, however it is written: with or without accents, in
// full or half width, in hiragana, katakana or Latin letters. Not stemmed: Jones is not a plural.
import { foldRomaji, spellReading, withoutMarks } from "./romaji.ts"
import { facetToken, fold, pairTokens, quote, readingToken } from "./tokens.ts"

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

const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1)

/** What an editor finds an account by: the name, the address, and the address's host. */
export const accountWords = ({ name, email }: { readonly name: string; readonly email: string }): string =>
  [
    ...new Set([
      ...nameTokens(name),
      facetToken("email", email.toLowerCase()),
      facetToken("host", domainOf(email.toLowerCase())),
    ]),
  ]
    .map(quote)
    .join(" ")

/** The beginning of a name's words or of an address, or `@` and the beginning of a host, as a tsquery. */
export function accountQuery(typed: string): string | undefined {
  const text = typed.trim().toLowerCase()
  if (text.startsWith("@")) return text === "@" ? undefined : beginning(facetToken("host", text.slice(1)))
  const address = /\s/.test(text) ? undefined : beginning(facetToken("email", text))
  const named = text.includes("@") ? undefined : nameQuery(typed)
  const ways = [named, address].filter((query) => query !== undefined)
  return text === "" || ways.length === 0 ? undefined : ways.map((query) => `(${query})`).join(" | ")
}
