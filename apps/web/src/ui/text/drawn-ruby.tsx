import { Fragment } from "react"
import { Ruby } from "./ruby.tsx"
import type { RubySegment } from "./ruby-text.tsx"

/**
 * A short text with furigana that are drawn, but not part of it: names of links and marks stay the words that readers
 * search for and voices read.
 */
export function DrawnRuby({ segments }: { segments: readonly RubySegment[] }) {
  let before = ""
  return segments.map(({ text, reading, level }, i) => {
    const [previous, next] = [segments[i - 1], segments[i + 1]]
    before += text
    if (reading === null) return <Fragment key={before.length}>{text}</Fragment>
    return (
      <Ruby
        key={before.length}
        reading={reading}
        level={level}
        before={previous?.text ?? ""}
        after={next?.text ?? ""}
        isDrawn
      >
        {text}
      </Ruby>
    )
  })
}
