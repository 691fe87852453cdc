// A letter as plain text, for the clipboard and the mail program: gaps filled in, without furigana.

import { LONGEST_GAP_VALUE } from "./choices.ts"

interface Span {
  readonly gap: string | null
  readonly ruby: readonly { readonly text: string }[]
}

interface Gap {
  readonly key: string
  readonly japaneseLabel: string
}

export type GapValues = Readonly<Record<string, string | undefined>>

/** The value as it is written into the letter; undefined while the gap is open. */
export function filledGap(values: GapValues, key: string): string | undefined {
  const value = values[key]?.replace(/\r\n?/g, "\n").trim().slice(0, LONGEST_GAP_VALUE)
  return value === "" ? undefined : value
}

/** 【会社名】, as in forms that are to be filled in. */
export const openMark = (label: string) => `【${label}】`

export const openGaps = <Each extends Gap>(gaps: readonly Each[], values: GapValues): Each[] =>
  gaps.filter(({ key }) => filledGap(values, key) === undefined)

export function lineText(line: readonly Span[], gaps: readonly Gap[], values: GapValues): string {
  return line
    .map(({ gap, ruby }) => {
      if (gap === null) return ruby.map(({ text }) => text).join("")
      const label = gaps.find(({ key }) => key === gap)?.japaneseLabel ?? gap
      return filledGap(values, gap) ?? openMark(label)
    })
    .join("")
}

export const letterText = (lines: readonly (readonly Span[])[], gaps: readonly Gap[], values: GapValues) =>
  lines.map((line) => lineText(line, gaps, values)).join("\n")

/** Opens the reader's own mail program; lines end as in RFC 6068. */
export const mailtoAddress = (subject: string, body: string) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\n/g, "\r\n"))}`
