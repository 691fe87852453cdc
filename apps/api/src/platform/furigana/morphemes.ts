/** A word as the dictionary knows it, in the form in which it stands in the text. */
export interface Morpheme {
  readonly surface: string
  /** In hiragana; null where the dictionary does not know it. */
  readonly reading: string | null
  /** The form under which a dictionary lists it: 辛い for 辛かっ. */
  readonly lemma: string
  readonly isNumber: boolean
}

/** The words of each line; undefined where there is no dictionary at hand, or not within that time. */
export type Analyse = (
  lines: readonly string[],
  patienceMs: number,
) => Promise<readonly (readonly Morpheme[])[] | undefined>
