import { SHELF } from "@shirube/api/platform/search/shelves"

/** The words of a document that is a copy of this row: the same, but for the shelf that it stands on. */
export const reshelved = (row: string, number: string) =>
  `ts_delete(${row}.words, '@shelf:' || ${row}.shelf) || array_to_tsvector(array['@shelf:' || ${number} / ${SHELF}])`
