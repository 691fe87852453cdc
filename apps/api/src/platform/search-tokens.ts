// One tokenizer for what is stored and what is asked: Latin words, and for Japanese single characters and pairs of them,
// because Japanese has no spaces and 就活 must be found inside 就活生.

/** Dots, plus and hash stay inside a word (node.js, c++); a hyphen joins two. */
const LATIN_WORD = /[\p{Script=Latin}\p{N}]+(?:['’.-][\p{Script=Latin}\p{N}]+)*[+#]*/gu
const UNSPACED_RUNS = [
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+/gu,
  /\p{Script=Hangul}+/gu,
]
const LONGEST_WORD = 60
const MOST_QUERY_TOKENS = 32

const normalise = (text: string) => text.normalize("NFKC").toLowerCase()

/** What a text is found by. A hyphenated word is found by its parts and written as one (`e-mail`: `e`, `mail`, `email`). */
export function searchTokens(text: string): Set<string> {
  const tokens = new Set<string>()
  for (const parts of latinWords(text)) {
    for (const part of parts) tokens.add(stem(part))
    tokens.add(stem(parts.join("")))
  }
  for (const characters of unspacedRuns(text))
    characters.forEach((character, i) => {
      tokens.add(character)
      const next = characters[i + 1]
      if (next) tokens.add(character + next)
    })
  return tokens
}

/** What a question asks for. Japanese runs are asked for by their pairs, which say more than single characters. */
function queryTokens(text: string): string[] {
  const tokens = new Set<string>()
  for (const parts of latinWords(text)) for (const part of parts) tokens.add(stem(part))
  for (const characters of unspacedRuns(text)) {
    if (characters.length === 1) tokens.add(characters.join(""))
    for (let i = 0; i + 1 < characters.length; i++) tokens.add(`${characters[i]}${characters[i + 1]}`)
  }
  return [...tokens].slice(0, MOST_QUERY_TOKENS)
}

function* latinWords(text: string): Generator<string[]> {
  for (const [word] of normalise(text).matchAll(LATIN_WORD))
    if (word.length <= LONGEST_WORD) yield word.split("-")
}

function* unspacedRuns(text: string): Generator<string[]> {
  for (const pattern of UNSPACED_RUNS) for (const [run] of normalise(text).matchAll(pattern)) yield [...run]
}

/** English plurals and possessives are the same word to a reader who searches. */
function stem(word: string): string {
  const bare = word.replace(/['’]s$/, "")
  if (bare.length > 4 && bare.endsWith("ies")) return `${bare.slice(0, -3)}y`
  if (bare.length > 3 && bare.endsWith("s") && !bare.endsWith("ss")) return bare.slice(0, -1)
  return bare
}

/** How well a word matches is decided by where it stands. */
export type Place = "title" | "heading" | "body"

/** No token begins with a mark. A word of the title is stored under all three, so that each place asks for its own. */
const marks: Record<Place, readonly string[]> = { title: ["^", "~", ""], heading: ["~", ""], body: [""] }

/** A tsvector literal. */
export function searchVector(texts: readonly { place: Place; text: string }[]): string {
  const stored = new Set<string>()
  for (const { place, text } of texts)
    for (const token of searchTokens(text)) for (const mark of marks[place]) stored.add(mark + token)
  return [...stored].map(quote).join(" ")
}

export type SearchQueries = readonly [title: string, heading: string, anywhere: string]

/**
 * tsquery literals that want every token: in the title, else in a heading, else anywhere. Best matches first, and none in
 * two of them; null where there is nothing to ask for. The index alone answers them; weights and ranks would read the vector of each match.
 */
export function searchQueries(text: string): SearchQueries | null {
  const tokens = queryTokens(text)
  if (tokens.length === 0) return null
  const all = (mark: string) => tokens.map((token) => quote(mark + token)).join(" & ")
  return [all("^"), `${all("~")} & !(${all("^")})`, `${all("")} & !(${all("~")})`]
}

const quote = (token: string) => `'${token.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`
