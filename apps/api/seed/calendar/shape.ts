// The format of the demo's calendar: the texts once, and the dates per class.
import type { EntryKind, HelpNoun, Phase } from "@shirube/vocabulary/season/calendar/choices"
import type { Source } from "../learning/shape.ts"

type InBoth = Readonly<Record<"en" | "ja", string>>

interface When {
  /** Null: the same for all classes. */
  readonly class: string | null
  readonly startsOn: string
  readonly endsOn?: string
  readonly precision?: "month"
  readonly isExpected?: true
  readonly label?: InBoth
}

export interface SeededEntry {
  readonly id: string
  readonly kind: EntryKind
  readonly phase: Phase | null
  readonly title: InBoth
  /** What to do, in a sentence or two. */
  readonly summary: InBoth
  /** Markdown. */
  readonly body: InBoth
  readonly helps: readonly (readonly [HelpNoun, string])[]
  readonly sources: readonly Source[]
  readonly dates: readonly When[]
}

/** `2027-03`, `2027-09`, …: the classes that the demo has dates for. */
export const seededClasses = ["2027-03", "2027-09", "2028-03", "2028-09", "2029-03", "2029-09"] as const
