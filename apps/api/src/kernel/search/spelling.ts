// Corrects spelling with our own words. Two words that become equal when each loses at most one letter are one
// or two edits apart (one missing, one too many, one changed, two swapped); the nearest is then computed
// exactly.

const SHORTEST = 4
const LONGEST = 24

/** The word itself and each form with one letter removed. Very short or very long words have no variants. */
export function spellingVariants(word: string): string[] {
  if (word.length < SHORTEST || word.length > LONGEST || /[^a-z]/.test(word)) return []
  const variants = new Set([word])
  for (let i = 0; i < word.length; i++) variants.add(word.slice(0, i) + word.slice(i + 1))
  return [...variants]
}

/** Longer words may have more typos: about one edit in five letters. */
export const mostEdits = (word: string) => (word.length < 8 ? 1 : 2)

/** Edit distance, counting a swap of neighbours as one (Damerau); Infinity if it exceeds `most`. */
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
