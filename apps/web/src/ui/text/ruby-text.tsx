import { createElement, Fragment } from "react"
import { useLocale } from "use-intl"
import { Ruby } from "./ruby.tsx"
import { Unbroken } from "./unbroken.tsx"

export type RubySegment = {
  readonly text: string
  readonly reading: string | null
  readonly level?: number | undefined
}

/** The end of kana or punctuation is most often the end of a phrase. お and ご begin the next one: お願い. */
const phraseEnd = /(?![おご])[\p{Script=Hiragana}、。：？！」）]$/u
/** Browsers break between a reading and what must not begin a line. */
const closing = /^[、。，．：；！？）」』】〕〉》・ー々]+/u
const LONGEST_BOUND = 8
const numberAtEnd = /\d[\d,.]*$/
const LONGEST_COUNTER = 3
/** Number and counter have one reading: 1人, 20日. */
const isCounted = /^\d/
/** Japanese words in another language, with the brackets around them. Han characters alone may be Chinese. */
const japaneseWords =
  /([「『]?[\p{Script=Hiragana}\p{Script=Katakana}ー][\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303fー！？]*)/u
const isLatin = (segments: readonly RubySegment[]) => segments.some(({ text }) => /[A-Za-z]{3}/.test(text))

/**
 * Text as the API sends it: in segments with optional readings. Browsers' phrase breaking does not work
 * around readings, so possible line breaks are marked here. A number stays with its counter,
 * and closing punctuation with its word.
 */
export function RubyText({ segments }: { segments: readonly RubySegment[] }) {
  const isMixed = useLocale() !== "ja" && isLatin(segments)
  let before = ""
  return segments.map(({ text, reading, level }, i) => {
    const [previous, next] = [segments[i - 1], segments[i + 1]]
    const mayBreak = phraseEnd.test(before)
    before += text
    if (reading === null) {
      const rest = text.slice(closingOf(previous, text).length, text.length - numberOf(text, next).length)
      return isMixed ? (
        <MixedText key={before.length} text={rest} />
      ) : (
        <Unbroken key={before.length} text={rest} />
      )
    }
    const number = previous?.reading === null ? numberOf(previous.text, { text, reading }) : ""
    const end = next?.reading === null ? closingOf({ text, reading }, next.text) : ""
    const word = (
      <Ruby reading={reading} level={level} before={previous?.text ?? ""} after={next?.text ?? ""}>
        {text}
      </Ruby>
    )
    return (
      // The same word may occur twice in a title, but never at the same position.
      <Fragment key={before.length}>
        {mayBreak ? <wbr /> : null}
        {number === "" && end === "" && !isCounted.test(text) ? (
          word
        ) : (
          <span className="whitespace-nowrap">
            {number}
            {word}
            {end}
          </span>
        )}
      </Fragment>
    )
  })
}

function MixedText({ text }: { text: string }) {
  // Split with one group: every second part is a match.
  const parts = text.split(japaneseWords).map((part, at) => (at % 2 === 0 ? asItIs(part) : inJapanese(part)))
  return createElement(Fragment, null, ...parts)
}

const asItIs = (part: string) => <Unbroken text={part} />
const inJapanese = (part: string) => <span lang="ja">{part}</span>

/** The number at the end of a text whose counter is the next segment. */
const numberOf = (text: string, next: RubySegment | undefined) =>
  next?.reading && next.text.length <= LONGEST_COUNTER ? (numberAtEnd.exec(text)?.[0] ?? "") : ""

/** The punctuation at the start of a text, which the segment before it keeps on its line. A very long word has to wrap. */
const closingOf = (before: RubySegment | undefined, text: string) =>
  before?.reading && before.text.length <= LONGEST_BOUND ? (closing.exec(text)?.[0] ?? "") : ""
