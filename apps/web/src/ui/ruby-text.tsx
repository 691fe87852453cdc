import { Fragment } from "react"
import { Ruby } from "./ruby.tsx"

export type RubySegment = { readonly text: string; readonly reading: string | null }

/** Where kana or punctuation end, a phrase most often does too. */
const phraseEnd = /[\p{Script=Hiragana}、。：？！」）]$/u

/**
 * Text as the API sends it: in segments, each with its reading where it has one. Browsers that keep phrases together
 * find none around readings, so the places where a line may end are marked here.
 */
export function RubyText({ segments }: { segments: readonly RubySegment[] }) {
  let before = ""
  return segments.map(({ text, reading }, i) => {
    const beside = { before: segments[i - 1]?.text ?? "", after: segments[i + 1]?.text ?? "" }
    const mayBreak = phraseEnd.test(before)
    before += text
    return reading === null ? (
      text
    ) : (
      // The same word may come twice in a title, but never at the same place.
      <Fragment key={before.length}>
        {mayBreak ? <wbr /> : null}
        <Ruby reading={reading} {...beside}>
          {text}
        </Ruby>
      </Fragment>
    )
  })
}
