// What a letter says, in both languages. Apart from the sending of letters, so that declarations which background work reads can name it.
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
