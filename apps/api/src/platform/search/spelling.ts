// Spelling repaired against our own words. Two words that become the same when each loses a letter are an edit or two apart
// (one left out, one too many, one changed, two swapped); which of those is nearest is then counted exactly.

const SHORTEST = 4
const LONGEST = 24

/** The word and what is left when one letter goes. Too short or too long words are not guessed at. */
export function spellingVariants(word: string): string[] {
  if (word.length < SHORTEST || word.length > LONGEST || /[^a-z]/.test(word)) return []
  const variants = new Set([word])
  for (let i = 0; i < word.length; i++) variants.add(word.slice(0, i) + word.slice(i + 1))
  return [...variants]
}

/** Longer words may be further off: one edit in five letters. */
export const mostEdits = (word: string) => (word.length < 8 ? 1 : 2)

/** Edits between two words, a swap of neighbours counting as one (Damerau), or Infinity once there are more than allowed. */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1)
      row.push(edits)
    }
    if (Math.min(...row) > most) return Number.POSITIVE_INFINITY
    beforeLast = last
    last = row
  }
  return last[b.length] ?? Number.POSITIVE_INFINITY
}
