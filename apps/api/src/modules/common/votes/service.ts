// Helpful votes: once per person, never for one's own posts.
import { type VotedNoun, votedNouns } from "@shirube/contract/common/votes/routes"
import type { Role } from "@shirube/vocabulary/product"
import { type Subject, subjectName } from "@shirube/vocabulary/subjects"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { emit, event } from "#api/kernel/events/events"
import { deferRemovals, type RemoveDeferred } from "#api/kernel/features/deferred-removals"
import { type PersonalLookups, personalFact } from "#api/kernel/features/personal-facts"
import type { VotedSubjects } from "#api/kernel/features/reactions"

import { ApiError } from "#api/kernel/http/errors"
import type { Actor } from "#api/kernel/security/session"
import {
  carryVotes,
  deleteAllVotes,
  deleteVote,
  dropCarriedVotes,
  insertOldVotes,
  insertVote,
  ownItems,
  updateThread,
  votedItems,
  votesFor,
  votesInThreads,
} from "./queries.ts"

/** Refreshes the voter's own tabs. */
const voteChanged = event<{ userId: UserId }>("vote.changed", {
  changes: () => ["vote"],
  audience: ({ userId }) => [userId],
})

/** The public count has changed on pages with these tags. */
const helpfulCountChanged = event<{ tags: readonly string[] }>("vote.number_turned", {
  changes: ({ tags }) => tags,
  audience: () => "everyone",
})

const mayVote = ({ role }: { readonly role: Role }) => role !== "company"

/**
 * Below ten every vote can change the order of a list; from ten on lists update with every tenth vote, the
 * question's own page with each.
 */
const changesLists = (before: number, after: number) =>
  Math.min(before, after) < 10 || Math.floor(before / 10) !== Math.floor(after / 10)

interface Voted {
  readonly noun: VotedNoun
  readonly id: string
}

export async function voteFor(
  tx: Tx,
  { noun, id }: Voted,
  user: Actor,
  now: Date,
  subjects: VotedSubjects,
): Promise<void> {
  if (!mayVote(user)) throw new ApiError("votes.not_for_companies")
  const locked = await subjects[noun].lock(tx, id)
  if (!locked) throw new ApiError("votes.nothing_there")
  if (locked.writerId === user.id) throw new ApiError("votes.own")
  if (await insertVote(tx, user.id, { noun, id }, locked.threadId, now))
    await emitChange(tx, user, { noun, id }, 1, subjects)
}

/** For threads that are imported, moved or merged; the caller updates the counts. */
export {
  carryVotes,
  dropCarriedVotes,
  insertOldVotes as bringVotes,
  updateThread as moveVotes,
  votesFor,
  votesInThreads,
}

export async function withdrawVote(
  tx: Tx,
  { noun, id }: Voted,
  user: Actor,
  subjects: VotedSubjects,
): Promise<void> {
  // Lock the thread before the vote: moving a thread uses the same order.
  await subjects[noun].lockThread?.(tx, id)
  if (await deleteVote(tx, user.id, { noun, id })) await emitChange(tx, user, { noun, id }, -1, subjects)
}

async function emitChange(
  tx: Tx,
  user: Actor,
  subject: Voted,
  change: 1 | -1,
  subjects: VotedSubjects,
): Promise<void> {
  const tags = await count(tx, subject, change, subjects)
  await emit(tx, voteChanged, { userId: user.id })
  if (tags.length > 0) await emit(tx, helpfulCountChanged, { tags })
}

/** Returns the cache tags of what shows a new count. */
async function count(
  tx: Tx,
  { noun, id }: Voted,
  change: number,
  subjects: VotedSubjects,
): Promise<readonly string[]> {
  const shown = await subjects[noun].count(tx, id, change)
  if (!shown) return []
  const { helpful, pages, lists } = shown
  return changesLists(helpful - change, helpful) ? [...pages, ...lists] : pages
}

/** On account deletion: deletes the votes at once and lowers the counts one by one at random times. */
export async function deleteVotesOnAccountDeleted(
  tx: Tx,
  userIds: readonly UserId[],
  now: Date,
): Promise<void> {
  const gone = await deleteAllVotes(tx, userIds)
  await deferRemovals(
    tx,
    gone.map(({ noun, id, threadId }) => ({ kind: "vote", noun, id, parentId: threadId })),
    now,
  )
}

export const uncountVote =
  (subjects: VotedSubjects): RemoveDeferred =>
  async (tx, { noun, id }) => {
    const tags = await count(tx, { noun: noun as VotedNoun, id }, -1, subjects)
    if (tags.length > 0) await emit(tx, helpfulCountChanged, { tags })
  }

const isVoted = (noun: string): noun is VotedNoun => (votedNouns as readonly string[]).includes(noun)

export const voteFact = (votedSubjects: VotedSubjects): PersonalLookups["vote"] => {
  const own = votedNouns.flatMap((noun) => {
    const { ownIds } = votedSubjects[noun]
    return ownIds ? [{ noun, ids: ownIds }] : []
  })
  return personalFact<"vote", { voted: Subject; own: Subject }>(
    votedNouns,
    { voted: votedItems, own: ownItems(own) },
    (rows, user) => {
      const voted = new Set(rows.voted.map(subjectName))
      const own = new Set(rows.own.map(subjectName))
      return (subject) => ({
        has_voted: voted.has(subjectName(subject)),
        may_vote: isVoted(subject.noun) && mayVote(user) && !own.has(subjectName(subject)),
      })
    },
  )
}
