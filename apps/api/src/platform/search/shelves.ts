// Documents stand on shelves, in the order in which they came. The shelf is one of a document's words, so that the index of all can be asked about
// some of them, and reads no more of its lists than those take up (docs/decisions/0087).
import { facetToken } from "./tokens.ts"

export const SHELF = 1_000

export const shelfOf = (number: number) => Math.floor(number / SHELF)
export const shelfToken = (shelf: number) => facetToken("shelf", String(shelf))
