// A calendar entry as editors write it. Every property name is a single word. Free of dependencies.
import type { Language } from "../../language.ts"
import type { DraftedSource } from "../../learning/articles/writing.ts"
import type { EntryKind, Phase } from "./choices.ts"

type Both = Readonly<Record<Language, string>>

export interface DraftedDate {
  /** A class, or `any`: the same for every class. */
  readonly class: string
  /** YYYY-MM-DD, or empty. */
  readonly starts: string
  readonly ends: string
  readonly precision: "day" | "month"
  /** Not announced yet: the date of the year before. */
  readonly expected: boolean
  /** What this day is called; in every published language or in none. */
  readonly label: Both
}

export interface EntryDetails {
  readonly kind: EntryKind
  readonly phase: Phase | ""
  readonly dates: readonly DraftedDate[]
  /** Addresses of pages, as they were typed. */
  readonly helps: readonly string[]
  readonly sources: readonly DraftedSource[]
}

export interface EntryText {
  readonly title: string
  /** What to do, in a sentence or two. */
  readonly summary: string
  readonly markdown: string
}

export const emptyEntryDetails: EntryDetails = { kind: "step", phase: "", dates: [], helps: [], sources: [] }
export const emptyEntryText: EntryText = { title: "", summary: "", markdown: "" }
