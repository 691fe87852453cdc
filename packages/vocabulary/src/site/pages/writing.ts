// A page as editors write it. Every property name is a single word. Free of dependencies.

export interface PageDetails {
  /** Of a page that people agree to: the day from which this text is in force, YYYY-MM-DD. Else empty. */
  readonly version: string
}

export interface PageText {
  readonly title: string
  readonly lead: string
  readonly markdown: string
}

export const emptyPageDetails: PageDetails = { version: "" }
export const emptyPageText: PageText = { title: "", lead: "", markdown: "" }

export const LONGEST_PAGE_TITLE = 120
export const LONGEST_PAGE_LEAD = 400
export const LONGEST_PAGE = 60_000
