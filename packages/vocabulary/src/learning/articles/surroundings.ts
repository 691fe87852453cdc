// What articles are made with, as editors write it: categories, tags, authors and shared paragraphs. Every property name is
// a single word. Free of dependencies.

export interface CategoryDetails {
  /** `career` or `learning`; empty where nothing is chosen yet. */
  readonly section: string
  /** The lower number comes first. */
  readonly position: number
}
export interface CategoryText {
  readonly name: string
  readonly description: string
}

export interface TagDetails {
  readonly position: number
}
export interface TagText {
  readonly name: string
}

export interface AuthorDetails {
  /** One to three characters. */
  readonly seal: string
  /** `editor` or `senpai`; empty where nothing is chosen yet. */
  readonly role: string
}
export interface AuthorText {
  readonly name: string
  readonly headline: string
  readonly bio: string
}

export interface SharedText {
  readonly markdown: string
}

export const emptyCategory = {
  details: { section: "", position: 1_000 } satisfies CategoryDetails,
  text: { name: "", description: "" } satisfies CategoryText,
}
export const emptyTag = {
  details: { position: 1_000 } satisfies TagDetails,
  text: { name: "" } satisfies TagText,
}
export const emptyAuthor = {
  details: { seal: "", role: "" } satisfies AuthorDetails,
  text: { name: "", headline: "", bio: "" } satisfies AuthorText,
}
export const emptySharedText = { details: {}, text: { markdown: "" } satisfies SharedText }

export const LONGEST_NAME = 120
export const LONGEST_DESCRIPTION = 400
export const LONGEST_BIO = 2_000
export const LONGEST_SEAL = 3
export const LONGEST_SHARED_TEXT = 6_000
export const LAST_POSITION = 100_000
