// What an editor's text is rendered with.
import type { Language } from "@shirube/vocabulary/language"
import type { PictureSize } from "./pictures.ts"

/** A word of the glossary; what is not by language is in the language of the text. With furigana. */
export interface Term {
  readonly key: string
  readonly term: { readonly en: string; readonly ja: string }
  /** In kana. */
  readonly reading: string
  readonly explanation: string
  /** One sentence with the word. */
  readonly example: { readonly en: string; readonly ja: string } | null
  readonly articleId: string | null
}

/** Of what the text brings with it, in its language. */
export interface EditorLabels {
  readonly readMore: string
  readonly copy: string
  readonly keep: string
}

export interface EditorProfile {
  readonly kind: "editor"
  readonly language: Language
  /** Looks a glossary term up in the language of the text. */
  readonly term: (key: string) => Term | undefined
  readonly labels: EditorLabels
  /** As for members' texts: any other picture is replaced by its words. */
  readonly pictureAt?: (address: string) => readonly PictureSize[] | undefined
  /** Distinguishes the terms of several texts on one page. */
  readonly among?: string
}
