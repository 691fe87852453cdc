import { SHELF } from "@shirube/api/kernel/search/shelves"

/** The search vector of a copied row: the same words on another shelf. */
export const copiedSearchVector = (row: string, number: string) =>
  `ts_delete(${row}.words, '@shelf:' || ${row}.shelf) || array_to_tsvector(array['@shelf:' || ${number} / ${SHELF}])`
