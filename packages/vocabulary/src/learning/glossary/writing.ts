// A term of the glossary as editors write it. Every property name is a single word. Free of dependencies.

export interface TermDetails {
  /** In kana. */
  readonly reading: string
  /** Other names, with furigana: what people type who do not know the term. */
  readonly also: readonly string[]
  /** The id of the article that explains it at length, or empty. */
  readonly article: string
}

export interface TermText {
  readonly term: string
  readonly explanation: string
  /** One sentence with the term; in both languages or in neither. */
  readonly example: string
}

export const emptyTermDetails: TermDetails = { reading: "", also: [], article: "" }
export const emptyTermText: TermText = { term: "", explanation: "", example: "" }

export const LONGEST_TERM = 120
export const LONGEST_TERM_READING = 120
export const LONGEST_EXPLANATION = 1_500
export const LONGEST_EXAMPLE = 300
export const MOST_OTHER_NAMES = 20
