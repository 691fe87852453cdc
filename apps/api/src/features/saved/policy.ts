import type { Role } from "@shirube/contract/product"
import { listOf, savedListNames } from "@shirube/contract/saved-choices"
import type { ThingNoun } from "@shirube/contract/things"

export const maySave = ({ role }: { readonly role: Role }) => role !== "company"

/** How long somebody's note on something is kept after they have taken it off. */
export const KEPT_MS = 86_400_000
const UNDOING_MS = 10 * 60_000
/** Saved again so soon that taking it off was a slip: it stands where it stood. */
export const isUndone = (unsavedAt: Date, now: Date) => now.getTime() - unsavedAt.getTime() < UNDOING_MS

/** Members wrote these: what they take down, and what is theirs when they go, is shown to nobody (0036), not even its title. */
const writtenByMembers: readonly ThingNoun[] = ["question", "answer", "tip"]
export const keepsTitle = (noun: ThingNoun) => !writtenByMembers.includes(noun)

/** What stands in one list is counted together. */
export const numbersOf = (counts: readonly { readonly noun: ThingNoun; readonly count: number }[]) =>
  savedListNames.map((list) => ({
    list,
    count: counts.reduce((sum, { noun, count }) => (listOf(noun) === list ? sum + count : sum), 0),
  }))

/** In round numbers, from ten on: a small number helps nobody to choose, and a stored page need not follow every press. */
export function shownPeople(people: number): number | null {
  if (people < 10) return null
  const step = people < 100 ? 10 : 100
  return people - (people % step)
}
