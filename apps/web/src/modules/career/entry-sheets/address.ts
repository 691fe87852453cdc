import type { Address } from "#web/lib/page/address.ts"

export const ENTRY_SHEETS_PATH = "/career/career-builder/entry-sheets"
export const NEW = "new"

export const entrySheetHref = (id: string): Address => `${ENTRY_SHEETS_PATH}/${id}`

/** Those for one company of the tracker. */
export const entrySheetsOfHref = (application: string): Address =>
  `${ENTRY_SHEETS_PATH}?application=${application}`

interface Beginning {
  /** A company of the tracker. */
  readonly application?: string
  /** The story that the first answer is made from. */
  readonly episode?: string
}

export const newEntrySheetHref = (beginning: Beginning = {}): Address => {
  const search = new URLSearchParams({ ...beginning }).toString()
  return `${ENTRY_SHEETS_PATH}/${NEW}${search === "" ? "" : `?${search}`}`
}
