// The member's own order of a list. A move writes one row; a member's moves are serialised, so that two tabs
// never take the same position.
import { listOf, savedLists } from "@shirube/vocabulary/people/saved/choices"
import { type Subject, type SubjectNoun, subjectName } from "@shirube/vocabulary/subjects"
import type { Tx } from "#api/kernel/db/client"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { Actor } from "#api/kernel/security/session"
import { keyBetween, keyOfMoment, LONGEST_KEY, numberedKey } from "#api/kernel/text/sort-keys"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { savedChanged } from "../events.ts"
import { selectNeighbour, selectOrder, selectPlace, updatePlace } from "./queries.ts"

interface Move {
  readonly side: "before" | "after"
  readonly of: Subject
}

export async function moveSaved(tx: Tx, user: Actor, subject: Subject, { side, of }: Move, now: Date) {
  const list = listOf(subject.noun)
  if (!list || listOf(of.noun) !== list) throw new ApiError("saved.not_saved")
  await lockAccount(tx, user.id)
  const [own, place] = [await selectPlace(tx, user.id, subject), await selectPlace(tx, user.id, of)]
  if (own === undefined || place === undefined) throw new ApiError("saved.not_saved")
  if (subjectName(subject) === subjectName(of)) return
  const nouns = savedLists[list]
  const next = await selectNeighbour(tx, user.id, { nouns, side, of: { ...of, place }, moving: subject })
  const to = side === "before" ? keyFor(next, place, subject, now) : keyFor(place, next, subject, now)
  if (to === undefined || to.length > LONGEST_KEY) {
    await renumber(tx, user, nouns)
    return moveSaved(tx, user, subject, { side, of }, now)
  }
  await updatePlace(tx, user.id, subject, to)
  await emit(tx, savedChanged, { userId: user.id, ...subject })
}

/**
 * At the top the key is that of the current time, so that the next saved item comes above it. Undefined if the
 * neighbours share a key.
 */
function keyFor(
  before: string | null,
  after: string | null,
  subject: Subject,
  now: Date,
): string | undefined {
  const latest = keyOfMoment(now, subjectName(subject))
  if (before === null && after !== null && latest < after) return latest
  return before !== null && after !== null && before >= after ? undefined : keyBetween(before, after)
}

async function renumber(tx: Tx, user: Actor, nouns: readonly SubjectNoun[]) {
  const order = await selectOrder(tx, user.id, nouns)
  for (const [i, subject] of order.entries()) await updatePlace(tx, user.id, subject, numberedKey(i + 1))
}
