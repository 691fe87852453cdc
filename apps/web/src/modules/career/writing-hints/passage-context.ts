import type { Hint } from "@shirube/vocabulary/career/writing-hints/choices"

const BESIDE = 12
/** Of a passage that is a whole sentence, its two ends are enough to recognise it. */
const LONGEST = 44

export interface PassageContext {
  readonly before: string
  readonly found: string
  readonly after: string
}

/** What is around a passage on its own line. */
export function contextOf(text: string, { start, end, found }: Hint): PassageContext {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1
  const nextBreak = text.indexOf("\n", end)
  const lineEnd = nextBreak === -1 ? text.length : nextBreak
  const from = whole(text, Math.max(lineStart, start - BESIDE))
  const to = whole(text, Math.min(lineEnd, end + BESIDE))
  const isLong = found.length > LONGEST
  return {
    before: isLong ? "" : `${from > lineStart ? "…" : ""}${text.slice(from, start)}`,
    found: isLong
      ? `${found.slice(0, whole(found, LONGEST / 2))}…${found.slice(whole(found, found.length - LONGEST / 4))}`
      : found,
    after: isLong ? "" : `${text.slice(end, to)}${to < lineEnd ? "…" : ""}`,
  }
}

/** Not between the two units of one character. */
const whole = (text: string, at: number) => (/^[\udc00-\udfff]/.test(text.slice(at, at + 1)) ? at - 1 : at)

/** Where a passage is in a text that has changed since, if it is still there. */
export function placeIn(text: string, { start, found }: Hint): readonly [number, number] | undefined {
  const before = text.lastIndexOf(found, start)
  const after = text.indexOf(found, start)
  const places = [before, after].filter((at) => at !== -1)
  if (places.length === 0) return undefined
  const at = places.reduce((a, b) => (Math.abs(a - start) <= Math.abs(b - start) ? a : b))
  return [at, at + found.length]
}
