import { listOf, savedListNames } from "@shirube/vocabulary/people/saved/choices"
import type { Role } from "@shirube/vocabulary/product"
import type { SubjectNoun } from "@shirube/vocabulary/subjects"

export const maySave = ({ role }: { readonly role: Role }) => role !== "company"

/** How long an unsaved item's note is kept. */
export const KEPT_MS = 86_400_000
const UNDOING_MS = 10 * 60_000
/** Saved again this soon, unsaving was a mistake: the item returns to its position. */
export const isUndone = (unsavedAt: Date, now: Date) => now.getTime() - unsavedAt.getTime() < UNDOING_MS

/** Members' own content: once withdrawn or deleted with the account, not even its title is shown (0036). */
const writtenByMembers: readonly SubjectNoun[] = ["question", "answer", "tip", "mentor"]
export const keepsTitle = (noun: SubjectNoun) => !writtenByMembers.includes(noun)

/** Nouns of one list are counted together. */
export const numbersOf = (counts: readonly { readonly noun: SubjectNoun; readonly count: number }[]) =>
  savedListNames.map((list) => ({
    list,
    count: counts.reduce((sum, { noun, count }) => (listOf(noun) === list ? sum + count : sum), 0),
  }))

/** Rounded, and only from ten on: small counts are no help, and cached pages need not follow every change. */
export function shownPeople(people: number): number | null {
  if (people < 10) return null
  const step = people < 100 ? 10 : 100
  return people - (people % step)
}
