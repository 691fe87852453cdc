// The text of a mail, in both languages. Separate from letters.ts, so that declarations used by jobs can import it.
import type { Language } from "@shirube/vocabulary/language"

export interface LetterLink {
  readonly label: string
  readonly url: string
}

/** One of several items in a mail, with its link. */
export interface LetterItem {
  readonly title: string
  readonly text: string
  readonly url: string
}

export interface LetterText {
  readonly subject: string
  readonly paragraphs: readonly (string | LetterItem)[]
  readonly link?: LetterLink
}
export type Letter = Readonly<Record<Language, LetterText>>
