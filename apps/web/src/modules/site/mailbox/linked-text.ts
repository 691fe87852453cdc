export type Piece = { readonly at: number; readonly text: string; readonly href?: string }

/** Splits plain text at URLs; punctuation after a URL belongs to the sentence. */
export function linkedText(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(/https?:\/\/[^\s<>"「」（）。、]*[^\s<>"「」（）。、.,;:!?)]/g)) {
    if (match.index > end) pieces.push({ at: end, text: text.slice(end, match.index) })
    pieces.push({ at: match.index, text: match[0], href: match[0] })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end) })
  return pieces
}
