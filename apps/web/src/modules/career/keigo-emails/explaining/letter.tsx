import { filledGap, type GapValues, openMark } from "@shirube/vocabulary/career/keigo-emails/letter-text"
import { Fragment, type MouseEvent } from "react"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import type { EmailGap, LetterLine } from "../queries.ts"

interface LetterProps {
  readonly gaps: readonly EmailGap[]
  readonly values: GapValues
}

export const gapFieldId = (key: string) => `gap-${key}`
export const phraseCardId = (key: string) => `phrase-card-${key}`

/** A letter in Japanese, one paragraph between two empty lines. */
export function Letter({ lines, ...props }: LetterProps & { lines: readonly LetterLine[] }) {
  return (
    <div lang="ja" className="wrap-anywhere grid gap-[1lh] leading-[2.1] [font-feature-settings:normal]">
      {paragraphsOf(lines).map(({ at, lines: own }) => (
        <p key={at}>
          {own.map(({ at: place, line }) => (
            <Fragment key={place}>
              {place > at ? <br /> : null}
              <LetterText line={line} {...props} />
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}

export function LetterText({ line, gaps, values }: LetterProps & { line: LetterLine }) {
  return spansOf(line).map(({ at: key, gap, phrase, ruby, ending }) => {
    if (gap !== null) return <Gap key={key} gap={gaps.find((each) => each.key === gap)} values={values} />
    if (phrase === null) return <RubyText key={key} segments={ruby} />
    return (
      // A button is one box for the browser: a comma after it could begin the next line, or stand far from a
      // phrase of two lines.
      <button key={key} type="button" className="term" popoverTarget={phraseCardId(phrase)}>
        <RubyText segments={ruby} />
        {ending}
      </button>
    )
  })
}

const PUNCTUATION = /^[、。）」]+/

/** Punctuation after a phrase belongs to the phrase. */
function spansOf(line: LetterLine) {
  return line.map((span, at) => {
    const isAfterPhrase = (line[at - 1]?.phrase ?? null) !== null && span.gap === null && span.phrase === null
    const [first, ...others] = span.ruby
    const ruby =
      isAfterPhrase && first
        ? [{ ...first, text: first.text.replace(PUNCTUATION, "") }, ...others]
        : span.ruby
    const next = line[at + 1]
    const isBeforeText = next?.gap === null && next.phrase === null
    const ending =
      span.phrase !== null && isBeforeText ? PUNCTUATION.exec(next.ruby[0]?.text ?? "")?.[0] : undefined
    return { ...span, at, ruby, ending }
  })
}

function Gap({ gap, values }: { gap: EmailGap | undefined; values: GapValues }) {
  const isHydrated = useIsHydrated()
  if (!gap) return null
  const value = filledGap(values, gap.key)
  if (value !== undefined)
    return <span className="whitespace-pre-line border-matcha border-b-2 bg-matcha-tint">{value}</span>
  const fieldId = gapFieldId(gap.key)
  const edit = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(fieldId)?.focus()
  }
  return (
    // Without scripts there is no field to lead to.
    <a
      href={isHydrated ? `#${fieldId}` : undefined}
      onClick={edit}
      className="border-yamabuki border-b-2 border-dashed bg-yamabuki-tint text-yamabuki"
    >
      {openMark(gap.japaneseLabel)}
    </a>
  )
}

interface Paragraph {
  /** Of its first line. */
  readonly at: number
  readonly lines: { readonly at: number; readonly line: LetterLine }[]
}

function paragraphsOf(lines: readonly LetterLine[]): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let current: Paragraph | undefined
  for (const [at, line] of lines.entries()) {
    if (line.length === 0) {
      current = undefined
      continue
    }
    if (!current) {
      current = { at, lines: [] }
      paragraphs.push(current)
    }
    current.lines.push({ at, line })
  }
  return paragraphs
}
