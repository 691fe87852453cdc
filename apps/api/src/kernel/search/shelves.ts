// Documents are grouped into shelves in order of creation. The shelf is one of a document's words, so that a
// search can be restricted to some shelves and reads only their part of the index (docs/decisions/0087).
import { facetToken } from "./tokens.ts"

export const SHELF = 1_000

export const shelfOf = (number: number) => Math.floor(number / SHELF)
export const shelfToken = (shelf: number) => facetToken("shelf", String(shelf))
