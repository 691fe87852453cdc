// Writes a corrected reading into the source as furigana markup (`{明日|あす}`), leaving the rest unchanged.

/** As the API returns it (contract, text/furigana.ts). */
interface WordReading {
  readonly text: string
  readonly reading: string | null
  readonly start: number
  readonly end: number
  readonly by: "writer" | "dictionary"
}

export interface Correction {
  readonly word: WordReading
  /** Null: no furigana for this word. */
  readonly reading: string | null
  /** Otherwise it applies to every occurrence of the word. */
  readonly isOnlyHere: boolean
}

/** `by` replaces the text from `start` to `end`. */
interface Change {
  readonly start: number
  readonly end: number
  readonly by: string
}

const written = (text: string, reading: string | null) => `{${text}|${reading ?? ""}}`

/**
 * A given reading applies to the whole text, so other occurrences change only if they were given the same
 * reading. "Only here" writes their current reading at the occurrences that take it from the dictionary.
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

/** An odd number of backslashes would escape the brace after it. */
const isEscaping = (before: string) => (BACKSLASHES.exec(before)?.[0].length ?? 0) % 2 === 1

export interface Corrected {
  readonly text: string
  /** The new offset of what was at this offset. */
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
        // Inside a replaced word: move behind it.
        return moved + by.length - (Math.min(place, end) - start)
      }, place),
  }
}

/** Converts any kana to hiragana, as readings are stored. Undefined for anything else. */
export function asReading(typed: string): string | undefined {
  const reading = typed
    .normalize("NFKC")
    .replace(/\s+/gu, "")
    .replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
  return /^[\u3041-\u3096\u309d\u309eー・]+$/u.test(reading) ? reading : undefined
}
