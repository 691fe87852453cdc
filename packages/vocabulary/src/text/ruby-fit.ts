// Fits a reading over its word so that the word keeps its width: a longer reading overhangs the kana beside
// it, and is narrowed if that is not enough (三分ルビ in print). Decided when a text is rendered; ruby.css draws
// it. Free of dependencies.

/** In characters of the reading, which are half as wide as those of the word. */
const HANG = 0.75
const LEAST = 50
const STEP = 5
const NARROW_LETTER = /[\u0020-\u007e\uff61-\uff9f]/u
/**
 * Characters a reading must not overhang: kanji and digits, which may have a reading themselves, markup, and
 * the end of the text.
 */
const CLOSED = /[\p{Script=Han}々〆\p{Nd}{}|[\]()<>*_`~\\\n]/u

const hangOver = (letter: string) => (letter === "" || CLOSED.test(letter) ? 0 : HANG)

const widthOf = (word: string) =>
  [...word].reduce((width, letter) => width + (NARROW_LETTER.test(letter) ? 1 : 2), 0)

/** Last and first code point, which may take two UTF-16 units. */
const lastLetter = (text: string) => /.$/su.exec(text.slice(-2))?.[0] ?? ""
const firstLetter = (text: string) => /^./su.exec(text)?.[0] ?? ""

interface RubyFit {
  /** Of the ruby element; undefined if the reading is no longer than its word. */
  readonly className: string | undefined
  /** Whether the reading is wrapped in a span, which is narrowed. */
  readonly isNarrow: boolean
}

/** `before` and `after` are the text on both sides, as far as it is known. */
export function rubyFit(word: string, reading: string, before: string, after: string): RubyFit {
  const length = [...reading].length
  const excess = Math.ceil(length - widthOf(word))
  if (excess <= 0) return { className: undefined, isNarrow: false }
  const [start, end] = [hangOver(lastLetter(before)), hangOver(firstLetter(after))]
  const percent = Math.max(LEAST, Math.floor((100 * (widthOf(word) + start + end)) / length / STEP) * STEP)
  const over = `ruby-over-${Math.min(excess, 8)}`
  if (percent >= 100) return { className: over, isNarrow: false }
  // Centred, it would also overhang the closed side.
  const shift = start === end ? "" : start > end ? " ruby-to-start" : " ruby-to-end"
  return { className: `${over} ruby-${percent}${shift}`, isNarrow: true }
}
