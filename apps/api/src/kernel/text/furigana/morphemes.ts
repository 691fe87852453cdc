/** A word in the form in which it occurs in the text. */
export interface Morpheme {
  readonly surface: string
  /** In hiragana; null if the dictionary has none. */
  readonly reading: string | null
  /** Its dictionary form: 辛い for 辛かっ. */
  readonly lemma: string
  readonly isNumber: boolean
}

/** The words of each line; undefined without a dictionary, or after the timeout. */
export type Analyse = (
  lines: readonly string[],
  patienceMs: number,
) => Promise<readonly (readonly Morpheme[])[] | undefined>
