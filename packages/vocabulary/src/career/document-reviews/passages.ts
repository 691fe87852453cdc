// Passages of a text that a senpai has marked, found again after the text was changed.

export interface Passage {
  readonly start: number
  readonly end: number
}

/** Characters before and after a passage that tell it from the same words elsewhere. */
const CONTEXT = 20
/** Shorter quotes are in many places by chance: their surroundings must agree. */
const SHORT_QUOTE = 4

/** Where a passage of `original` is in `current`, or undefined if it was changed. */
export function findPassage(original: string, { start, end }: Passage, current: string): Passage | undefined {
  const quote = original.slice(start, end)
  if (quote === "") return undefined
  const before = original.slice(Math.max(0, start - CONTEXT), start)
  const after = original.slice(end, end + CONTEXT)
  let best: { readonly at: number; readonly likeness: number } | undefined
  for (let at = current.indexOf(quote); at !== -1; at = current.indexOf(quote, at + 1)) {
    const likeness =
      commonEnd(before, current.slice(Math.max(0, at - CONTEXT), at)) +
      commonStart(after, current.slice(at + quote.length, at + quote.length + CONTEXT))
    const isCloser = best && likeness === best.likeness && Math.abs(at - start) < Math.abs(best.at - start)
    if (!best || likeness > best.likeness || isCloser) best = { at, likeness }
  }
  const isEdge = before === "" && after === ""
  if (!best || (quote.length < SHORT_QUOTE && best.likeness === 0 && !isEdge)) return undefined
  return { start: best.at, end: best.at + quote.length }
}

function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length++
  return length
}

function commonEnd(one: string, other: string): number {
  let length = 0
  while (length < one.length && length < other.length && one.at(-1 - length) === other.at(-1 - length))
    length++
  return length
}

/** A text cut at the edges of passages: each piece with the numbers of the passages that it belongs to. */
export function cutAt(text: string, passages: readonly Passage[]) {
  const edges = passages.flatMap(({ start, end }) => [start, end])
  const places = [
    ...new Set([0, text.length, ...edges.filter((edge) => edge > 0 && edge < text.length)]),
  ].sort((one, other) => one - other)
  return places.slice(0, -1).map((start, number) => {
    const end = places[number + 1] ?? text.length
    return {
      start,
      text: text.slice(start, end),
      marks: passages.flatMap((passage, mark) =>
        passage.start <= start && end <= passage.end ? [mark] : [],
      ),
    }
  })
}

const SENTENCE = /[^。．！？!?\n]*[。．！？!?]+[」』）)]*|[^。．！？!?\n]+/gu

/** Its sentences, without the spaces around them. */
export const sentencesOf = (text: string): readonly Passage[] =>
  [...text.matchAll(SENTENCE)].flatMap(({ 0: found, index }) => {
    const trimmed = found.trim()
    if (trimmed === "") return []
    const start = index + found.indexOf(trimmed)
    return [{ start, end: start + trimmed.length }]
  })
