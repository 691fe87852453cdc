// Splits a text into Japanese and other parts, so that screen readers and fonts change with the language.
import type { RubySegment } from "#web/ui/text/ruby-text.tsx"

export interface TextPart {
  readonly isJapanese: boolean
  readonly segments: readonly RubySegment[]
}

const JAPANESE = /([\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー・「」、。（）〜]+)/u

export function japaneseParts(segments: readonly RubySegment[]): TextPart[] {
  const parts: { isJapanese: boolean; segments: RubySegment[] }[] = []
  const pieces = segments.flatMap((segment): RubySegment[] =>
    segment.reading === null
      ? segment.text
          .split(JAPANESE)
          .filter((piece) => piece !== "")
          .map((piece) => ({ text: piece, reading: null }))
      : [segment],
  )
  for (const piece of pieces) {
    const isJapanese = piece.reading !== null || JAPANESE.test(piece.text)
    const last = parts.at(-1)
    if (last?.isJapanese === isJapanese) last.segments.push(piece)
    else parts.push({ isJapanese, segments: [piece] })
  }
  return parts
}
