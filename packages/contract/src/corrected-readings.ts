// How a writer's word about a reading is written into the source: as furigana are (`{明日|あす}`), and nothing else is touched.
import type { WordReading } from "./furigana.ts"

export interface Correction {
  readonly word: WordReading
  /** Null: the word is to have none. */
  readonly reading: string | null
  /** Else it holds for the word wherever it stands. */
  readonly isOnlyHere: boolean
}

/** `by` takes the place of what stands between. */
interface Change {
  readonly start: number
  readonly end: number
  readonly by: string
}

const written = (text: string, reading: string | null) => `{${text}|${reading ?? ""}}`

/**
 * One that is given holds for the whole text: so further places need no sign, unless they were given theirs together. Only here means
 * that the others say what they have said so far.
 */
function changesFor(readings: readonly WordReading[], { word, reading, isOnlyHere }: Correction): Change[] {
  const isOneOfThem = (other: WordReading) =>
    isOnlyHere ? other.by === "dictionary" : other.by === "writer" && other.reading === word.reading
  return readings.flatMap((other) => {
    const { start, end, text } = other
    if (start === word.start) return [{ start, end, by: written(text, reading) }]
    if (text !== word.text || !isOneOfThem(other)) return []
    return [{ start, end, by: written(text, isOnlyHere ? other.reading : reading) }]
  })
}

const BACKSLASHES = /\\*$/

/** Where a backslash would take the brace after it for a letter, it has to be one itself. */
const isEscaping = (before: string) => (BACKSLASHES.exec(before)?.[0].length ?? 0) % 2 === 1

export interface Corrected {
  readonly text: string
  /** Where something that stood at this place stands now. */
  movedPlace(place: number): number
}

export function correctReading(
  source: string,
  readings: readonly WordReading[],
  correction: Correction,
  { isMarkdown }: { readonly isMarkdown: boolean },
): Corrected {
  const changes = changesFor(readings, correction).map(({ start, end, by }) => ({
    start,
    end,
    by: isMarkdown && isEscaping(source.slice(Math.max(0, start - 20), start)) ? `\\${by}` : by,
  }))
  let text = ""
  let at = 0
  for (const { start, end, by } of changes) {
    text += source.slice(at, start) + by
    at = end
  }
  return {
    text: text + source.slice(at),
    movedPlace: (place) =>
      changes.reduce((moved, { start, end, by }) => {
        if (place <= start) return moved
        // Inside of a word that is another now: behind it.
        return moved + by.length - (Math.min(place, end) - start)
      }, place),
  }
}

/** As readings are written: hiragana, whatever kana were typed. Undefined where it is something else. */
export function asReading(typed: string): string | undefined {
  const reading = typed
    .normalize("NFKC")
    .replace(/\s+/gu, "")
    .replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
  return /^[\u3041-\u3096\u309d\u309eー・]+$/u.test(reading) ? reading : undefined
}
