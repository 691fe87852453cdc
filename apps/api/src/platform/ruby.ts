// Furigana as our editors write it: `{内定|ないてい}`.

export interface RubySegment {
  readonly text: string
  readonly reading: string | null
}

const RUBY = /\{([^{}|\n]+)\|([^{}|\n]+)\}/g

/** Segments in order; text without markup is one segment without a reading. */
export function parseRuby(source: string): RubySegment[] {
  const segments: RubySegment[] = []
  let end = 0
  for (const match of source.matchAll(RUBY)) {
    if (match.index > end) segments.push({ text: source.slice(end, match.index), reading: null })
    segments.push({ text: match[1] ?? "", reading: match[2] ?? "" })
    end = match.index + match[0].length
  }
  if (end < source.length) segments.push({ text: source.slice(end), reading: null })
  return segments
}

/** The text as read without furigana, for titles, search and counting. */
export const withoutRuby = (source: string) => source.replace(RUBY, "$1")
