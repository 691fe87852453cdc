import { rubyFit } from "@shirube/contract/ruby-fit"

interface RubyProps {
  readonly reading: string
  readonly children: string
  /** The text on both sides, which a long reading may hang over. */
  readonly before?: string
  readonly after?: string
  /** Of a text that is being written: its number among the words. */
  readonly word?: number
}

/** A word with its reading. Whether readings show is the page's choice: `data-furigana` on <html>. */
export function Ruby({ reading, children, before = "", after = "", word }: RubyProps) {
  const { className, isNarrow } = rubyFit(children, reading, before, after)
  return (
    <ruby className={className} data-word={word}>
      {children}
      <rp>（</rp>
      <rt>{isNarrow ? <span>{reading}</span> : reading}</rt>
      <rp>）</rp>
    </ruby>
  )
}
