import { Fragment } from "react"
import { Ruby } from "./ruby.tsx"

export type RubySegment = { readonly text: string; readonly reading: string | null }

/** The end of kana or punctuation is most often the end of a phrase. */
const phraseEnd = /[\p{Script=Hiragana}、。：？！」）]$/u

/**
 * Text as the API sends it: in segments with optional readings. Browsers' phrase breaking does not work
 * around readings, so possible line breaks are marked here.
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
      // The same word may occur twice in a title, but never at the same position.
      <Fragment key={before.length}>
        {mayBreak ? <wbr /> : null}
        <Ruby reading={reading} {...beside}>
          {text}
        </Ruby>
      </Fragment>
    )
  })
}
