// Which texts wait for a reviewer in the editors' inbox.
import type { WritingNounName } from "@shirube/vocabulary/editorial/writing/choices"
import { type Language, languages } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import { type DocumentId, namedId, type UserId } from "#api/kernel/db/ids"
import { submitForReview, withdrawFromReview } from "#api/modules/editorial/review/service"
import type { DocumentKey, PartRow } from "../queries.ts"

export const TEXT_REVIEW = { name: "written-text" } as const

export const subjectOf = ({ noun, id }: DocumentKey) => `${noun}:${id}`
export function keyOf(subjectId: string): DocumentKey {
  const at = subjectId.indexOf(":")
  return {
    noun: subjectId.slice(0, at) as WritingNounName,
    id: namedId<DocumentId>(subjectId.slice(at + 1)),
  }
}

type Sides = Readonly<Record<Language, Pick<PartRow, "reviewWantedAt">>>
export const wantedIn = (sides: Sides): Language[] =>
  languages.filter((language) => sides[language].reviewWantedAt !== null)

/** A text that waits already keeps its place; a decision about its earlier version is refused. */
export const queue = (tx: Tx, key: DocumentKey, applicantId: UserId, now: Date) =>
  submitForReview(tx, TEXT_REVIEW, { subjectId: subjectOf(key), applicantId }, now)

export const unqueue = (tx: Tx, key: DocumentKey) => withdrawFromReview(tx, TEXT_REVIEW, subjectOf(key))
