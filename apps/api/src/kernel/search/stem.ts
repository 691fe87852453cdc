// Removes English endings that do not matter for a search: `interviews`, `interviewing` and `interviewed`
// become one stem, which need not be a word.

const VOWEL = /[aeiouy]/

export function stem(word: string): string {
  const bare = word.replace(/['’]s?$/, "")
  if (!/^[a-z]+$/.test(bare)) return bare
  return withoutSilentE(withoutVerbEnding(singular(bare)))
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}

function withoutVerbEnding(word: string): string {
  if (word.length > 4 && word.endsWith("ied")) return `${word.slice(0, -3)}y`
  for (const ending of ["ing", "ed"]) {
    const rest = word.slice(0, -ending.length)
    if (!word.endsWith(ending) || rest.length < 3 || !VOWEL.test(rest)) continue
    return isDoubled(rest) ? rest.slice(0, -1) : rest
  }
  return word
}

/** `stopping` and `planned` double a letter that the base form has once; `telling` and `passed` do not. */
const isDoubled = (word: string) => /([bdgmnprt])\1$/.test(word)

const withoutSilentE = (word: string) => (word.length > 3 && word.endsWith("e") ? word.slice(0, -1) : word)
