import { Fragment } from "react"
import { Ruby } from "./ruby.tsx"
import { Unbroken } from "./unbroken.tsx"

export type RubySegment = { readonly text: string; readonly reading: string | null }

/** The end of kana or punctuation is most often the end of a phrase. お and ご begin the next one: お願い. */
const phraseEnd = /(?![おご])[\p{Script=Hiragana}、。：？！」）]$/u
const numberAtEnd = /\d[\d,.]*$/
const LONGEST_COUNTER = 3

/**
 * Text as the API sends it: in segments with optional readings. Browsers' phrase breaking does not work
 * around readings, so possible line breaks are marked here. A number stays with its counter.
 */
export function RubyText({ segments }: { segments: readonly RubySegment[] }) {
  let before = ""
  return segments.map(({ text, reading }, i) => {
    const [previous, next] = [segments[i - 1], segments[i + 1]]
    const mayBreak = phraseEnd.test(before)
    before += text
    if (reading === null) {
      const rest = text.slice(0, text.length - numberOf(text, next).length)
      return <Unbroken key={before.length} text={rest} />
    }
    const number = previous?.reading === null ? numberOf(previous.text, { text, reading }) : ""
    const word = (
      <Ruby reading={reading} before={previous?.text ?? ""} after={next?.text ?? ""}>
        {text}
      </Ruby>
    )
    return (
      // The same word may occur twice in a title, but never at the same position.
      <Fragment key={before.length}>
        {mayBreak ? <wbr /> : null}
        {number === "" ? (
          word
        ) : (
          <span className="whitespace-nowrap">
            {number}
            {word}
          </span>
        )}
      </Fragment>
    )
  })
}

/** The number at the end of a text whose counter is the next segment. */
const numberOf = (text: string, next: RubySegment | undefined) =>
  next?.reading && next.text.length <= LONGEST_COUNTER ? (numberAtEnd.exec(text)?.[0] ?? "") : ""
