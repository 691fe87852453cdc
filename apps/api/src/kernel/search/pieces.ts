// Cuts a query into Japanese runs and the Latin words between them.
import { JAPANESE_RUN, LATIN_WORD, wordParts } from "./tokens.ts"

export const STOP_WORDS = new Set(
  `a an the and or but if of to in on at for from by with about as into than then so is are was were be been am do does did
  done can could should would will shall may might must have has had i me my we our you your he she it its they them their
  this that these those there here how what when where which who whom why not no yes any some all more most very much many
  just also too only get got getting after before during while because please tell need want now still between within without
  until through vs per`.split(/\s+/),
)

export interface LatinWord {
  readonly typed: string
  readonly parts: readonly string[]
}
type Piece =
  | { readonly kind: "latin"; readonly words: readonly LatinWord[] }
  | { readonly kind: "japanese"; readonly run: string }

/** Japanese runs, and between them the Latin words without stop words. */
export function piecesOf(question: string): Piece[] {
  const text = question.normalize("NFKC").toLowerCase()
  const pieces: Piece[] = []
  let latin: LatinWord[] = []
  const endLatin = () => {
    if (latin.length > 0) pieces.push({ kind: "latin", words: latin })
    latin = []
  }
  const pattern = new RegExp(
    `(?<latin>${LATIN_WORD.source})|${JAPANESE_RUN.source}|\\p{Script=Hangul}+`,
    "gu",
  )
  for (const match of text.matchAll(pattern)) {
    if (match.groups?.latin) latin.push({ typed: match[0], parts: wordParts(match[0]) })
    else {
      endLatin()
      pieces.push({ kind: "japanese", run: match[0] })
    }
  }
  endLatin()
  return withoutStopWords(pieces)
}

/** Unless nothing else was typed. */
function withoutStopWords(pieces: readonly Piece[]): Piece[] {
  const meaning = pieces.flatMap((piece): Piece[] => {
    if (piece.kind === "japanese") return [piece]
    const words = piece.words.filter(({ typed }) => !STOP_WORDS.has(typed))
    return words.length > 0 ? [{ ...piece, words }] : []
  })
  return meaning.length > 0 ? meaning : [...pieces]
}
