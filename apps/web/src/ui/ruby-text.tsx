import { Ruby } from "./ruby.tsx"

export type RubySegment = { readonly text: string; readonly reading: string | null }

/** Text as the API sends it: in segments, each with its reading where it has one. */
export function RubyText({ segments }: { segments: readonly RubySegment[] }) {
  return segments.map(({ text, reading }, place) =>
    reading === null ? (
      text
    ) : (
      // The same word may come twice; only its place tells them apart, and places never change.
      <Ruby key={`${place} ${text}`} reading={reading}>
        {text}
      </Ruby>
    ),
  )
}
