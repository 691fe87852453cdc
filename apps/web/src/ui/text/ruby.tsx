import { rubyFit } from "@shirube/vocabulary/text/ruby-fit"
import { useLocale } from "use-intl"

interface RubyProps {
  readonly reading: string
  readonly children: string
  /** The text on both sides, which a long reading may overhang. */
  readonly before?: string
  readonly after?: string
  /** In the furigana editor: the index of the word. */
  readonly word?: number
}

/** A word with its reading. `data-furigana` on <html> shows or hides readings. */
export function Ruby({ reading, children, before = "", after = "", word }: RubyProps) {
  const { className, isNarrow } = rubyFit(children, reading, before, after)
  // What has a reading is Japanese, also in an English text.
  const isForeign = useLocale() !== "ja"
  return (
    <ruby lang={isForeign ? "ja" : undefined} className={className} data-word={word}>
      {children}
      <rp>（</rp>
      <rt>{isNarrow ? <span>{reading}</span> : reading}</rt>
      <rp>）</rp>
    </ruby>
  )
}
