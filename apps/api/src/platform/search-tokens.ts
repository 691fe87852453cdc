// One tokenizer for what is stored and what is asked: Latin words, and for Japanese single characters and pairs of them,
// because Japanese has no spaces and 就活 must be found inside 就活生.

const LATIN_WORD = /[\p{Script=Latin}\p{N}]+(?:['’.+#-][\p{Script=Latin}\p{N}]+)*[+#]*/gu
const CJK_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]+/gu
const HANGUL_RUN = /[\p{Script=Hangul}]+/gu
const LONGEST_WORD = 60

const normalise = (text: string) => text.normalize("NFKC").toLowerCase()

export function searchTokens(text: string): Set<string> {
  const normal = normalise(text)
  const tokens = new Set<string>()
  for (const [word] of normal.matchAll(LATIN_WORD)) if (word.length <= LONGEST_WORD) tokens.add(stem(word))
  for (const pattern of [CJK_RUN, HANGUL_RUN])
    for (const [run] of normal.matchAll(pattern)) {
      const characters = [...run]
      characters.forEach((character, i) => {
        tokens.add(character)
        const next = characters[i + 1]
        if (next) tokens.add(character + next)
      })
    }
  return tokens
}

/** Tokens of a question. Longer Japanese runs are asked for by their pairs alone, which say more than single characters. */
export function queryTokens(text: string): string[] {
  const tokens = new Set<string>()
  const normal = normalise(text)
  for (const [word] of normal.matchAll(LATIN_WORD)) if (word.length <= LONGEST_WORD) tokens.add(stem(word))
  for (const pattern of [CJK_RUN, HANGUL_RUN])
    for (const [run] of normal.matchAll(pattern)) {
      const characters = [...run]
      if (characters.length === 1) tokens.add(run)
      else for (let i = 0; i + 1 < characters.length; i++) tokens.add(`${characters[i]}${characters[i + 1]}`)
    }
  return [...tokens].slice(0, 32)
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
