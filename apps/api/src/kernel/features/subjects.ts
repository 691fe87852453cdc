// The features' lookups of their items, in batches.

import type { Language } from "@shirube/vocabulary/language"
import { type SubjectNoun, subjectNouns } from "@shirube/vocabulary/subjects"
import type { Tx } from "#api/kernel/db/client"
import type { Actor } from "../security/session.ts"
import { gather } from "./gather.ts"

/** What a mixed list shows of one item. */
export interface ItemSummary {
  readonly id: string
  /** Its page, without a language prefix. */
  readonly path: `/${string}`
  /** Language of the title. */
  readonly language: string
  /** With furigana. */
  readonly title: string
  readonly category: { readonly key: string; readonly name: string } | null
  /** For a page about a person, whose title is their name. */
  readonly person?: { readonly seal: string; readonly photo: string | null; readonly headline: string }
}

/** Returns those that exist and that this reader may see, in one statement. */
type FindSubjects = (
  tx: Tx,
  ids: readonly string[],
  reader: { readonly user: Actor; readonly language: Language },
) => Promise<readonly ItemSummary[]>
export type SubjectLookups = Readonly<Record<SubjectNoun, FindSubjects>>

export const gatherSubjectLookups = (parts: readonly Partial<SubjectLookups>[]): SubjectLookups =>
  gather(subjectNouns, parts)
