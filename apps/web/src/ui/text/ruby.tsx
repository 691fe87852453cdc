import { rubyFit } from "@shirube/vocabulary/text/ruby-fit"
import { useLocale } from "use-intl"

interface RubyProps {
  readonly reading: string
  /** JLPT level of its hardest kanji; undefined beyond N1. */
  readonly level?: number | undefined
  readonly children: string
  /** The text on both sides, which a long reading may overhang. */
  readonly before?: string
  readonly after?: string
  /** Not part of the text: only seen. */
  readonly isDrawn?: boolean
  /** In the furigana editor: the index of the word. */
  readonly word?: number
}

/** A word with its reading. `data-furigana` on <html> shows or hides readings, by the level of the word. */
export function Ruby({ reading, level, children, before = "", after = "", isDrawn, word }: RubyProps) {
  const { className, isNarrow } = rubyFit(children, reading, before, after)
  const classes = [className, level && `n${level}`].filter(Boolean).join(" ")
  // What has a reading is Japanese, also in an English text.
  const isForeign = useLocale() !== "ja"
  const attributes = { lang: isForeign ? "ja" : undefined, className: classes || undefined }
  if (isDrawn)
    return (
      <ruby {...attributes}>
        {children}
        <rt aria-hidden data-reading={isNarrow ? undefined : reading}>
          {isNarrow ? <span data-reading={reading} /> : null}
        </rt>
      </ruby>
    )
  return (
    <ruby {...attributes} data-word={word}>
      {children}
      <rp>（</rp>
      <rt>{isNarrow ? <span>{reading}</span> : reading}</rt>
      <rp>）</rp>
    </ruby>
  )
}
