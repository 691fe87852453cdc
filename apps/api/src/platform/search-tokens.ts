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

export type Weight = "A" | "B" | "C" | "D"

/** A tsvector literal; a token in several texts keeps its best weight. */
export function searchVector(texts: readonly { weight: Weight; text: string }[]): string {
  const weights = new Map<string, Weight>()
  for (const { weight, text } of texts)
    for (const token of searchTokens(text)) {
      const known = weights.get(token)
      if (!known || weight < known) weights.set(token, weight)
    }
  return [...weights].map(([token, weight]) => `${quote(token)}:1${weight}`).join(" ")
}

/** A tsquery literal that wants every token, or null where there is nothing to ask for. */
export function searchQuery(text: string): string | null {
  const tokens = queryTokens(text)
  return tokens.length === 0 ? null : tokens.map(quote).join(" & ")
}

const quote = (token: string) => `'${token.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`
