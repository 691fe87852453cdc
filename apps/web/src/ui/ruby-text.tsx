import { Ruby } from "./ruby.tsx"

export type RubySegment = { readonly text: string; readonly reading: string | null }

/** Text as the API sends it: in segments, each with its reading where it has one. */
export function RubyText({ segments }: { segments: readonly RubySegment[] }) {
  let end = 0
  return segments.map(({ text, reading }) => {
    end += text.length
    return reading === null ? (
      text
    ) : (
      // The same word may come twice in a title, but never at the same place.
      <Ruby key={end} reading={reading}>
        {text}
      </Ruby>
    )
  })
}
