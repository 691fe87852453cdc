// Readers say what was helpful to them: once each, never of what they wrote themselves.
import { type VotedNoun, votedNouns } from "@shirube/contract/votes"
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { listTags, QUESTIONS, questionTag, rowTag } from "#api/features/forum/events"
import {
  countHelpful,
  holdThing,
  holdThreadOf,
  keptNumbers,
  textIds,
} from "#api/features/forum/numbers/service"
import { countedIds, countHelpfulTip, holdTip, keptHelpful } from "#api/features/tips/numbers/service"
import { ownTipsAmong } from "#api/features/tips/service"
import type { Counter } from "#api/platform/counters/queries"
import { deferRemovals, type RemoveDeferred } from "#api/platform/deferred-removals"
import { ApiError } from "#api/platform/errors"
import { emit } from "#api/platform/events"
import type { Actor } from "#api/platform/session"
import type { PersonalLookups } from "#api/platform/things"
import { helpfulTurned, voteChanged } from "./events.ts"
import { mayVote, turnsLists } from "./policy.ts"
import {
  carryVotes,
  countedVotes,
  deleteAllVotes,
  deleteVote,
  dropCarriedVotes,
  insertOldVotes,
  insertVote,
  selectVotedAmong,
  updateThread,
} from "./queries.ts"

interface Voted {
  readonly noun: VotedNoun
  readonly id: string
}

export async function voteFor(tx: Tx, thing: Voted, user: Actor, now: Date): Promise<void> {
  if (!mayVote(user)) throw new ApiError("votes.not_for_companies")
  const held = await hold(tx, thing)
  if (!held) throw new ApiError("votes.nothing_there")
  if (held.writerId === user.id) throw new ApiError("votes.own")
  if (await insertVote(tx, user.id, thing, held.threadId, now)) await tellChange(tx, user, thing, 1)
}

interface Post {
  readonly noun: Exclude<VotedNoun, "tip">
  readonly id: string
}
const isPost = (thing: Voted): thing is Post => thing.noun !== "tip"

/** What there is, and stays until the end of the transaction. A tip is a thread of its own. */
async function hold(tx: Tx, thing: Voted) {
  if (isPost(thing)) {
    const held = await holdThing(tx, thing)
    return held && { writerId: held.writerId, threadId: held.questionId }
  }
  const held = await holdTip(tx, thing.id)
  return held && { writerId: held.writerId, threadId: thing.id }
}

/** For threads that are brought along with their numbers, moved, or become a part of another; whoever calls counts. */
export { carryVotes, dropCarriedVotes, insertOldVotes as bringVotes, updateThread as moveVotes }

export async function takeVoteBack(tx: Tx, thing: Voted, user: Actor): Promise<void> {
  // The thread before the vote, as whoever moves a thread holds them.
  if (isPost(thing)) await holdThreadOf(tx, thing)
  if (await deleteVote(tx, user.id, thing)) await tellChange(tx, user, thing, -1)
}

async function tellChange(tx: Tx, user: Actor, thing: Voted, change: 1 | -1): Promise<void> {
  const tags = await count(tx, thing, change)
  await emit(tx, voteChanged, { userId: user.id })
  if (tags.length > 0) await emit(tx, helpfulTurned, { tags })
}

/** Answers what shows another number now. */
async function count(tx: Tx, thing: Voted, change: number): Promise<readonly string[]> {
  if (!isPost(thing)) {
    const shown = await countHelpfulTip(tx, thing.id, change)
    if (!shown) return []
    return [shown.page, ...(turnsLists(shown.helpful - change, shown.helpful) ? [shown.row] : [])]
  }
  const shown = await countHelpful(tx, thing, change)
  if (!shown) return []
  const { questionId, topics, helpful } = shown
  const lists = turnsLists(helpful - change, helpful)
    ? [QUESTIONS, rowTag(questionId), ...listTags(topics)]
    : []
  return [questionTag(questionId), ...lists]
}

/** For people who go: nothing says any more who voted; the numbers fall one by one, at other times. */
export async function forgetVotes(tx: Tx, userIds: readonly UserId[], now: Date): Promise<void> {
  const gone = await deleteAllVotes(tx, userIds)
  await deferRemovals(
    tx,
    gone.map(({ noun, id, threadId }) => ({ kind: "vote", noun, id, parentId: threadId })),
    now,
  )
}

export const uncountVote: RemoveDeferred = async (tx, { noun, id }) => {
  const tags = await count(tx, { noun: noun as VotedNoun, id }, -1)
  if (tags.length > 0) await emit(tx, helpfulTurned, { tags })
}

export const voteFact: PersonalLookups["vote"] = async (tx, user, things) => {
  const nouns: readonly string[] = votedNouns
  const ids = things.filter(({ noun }) => nouns.includes(noun)).map(({ id }) => id)
  const voted = new Set(ids.length === 0 ? [] : await selectVotedAmong(tx, user.id, ids))
  const tips = things.filter(({ noun }) => noun === "tip").map(({ id }) => id)
  const own = await ownTipsAmong(tx, user, tips)
  return ({ noun, id }) => ({
    has_voted: voted.has(id),
    may_vote: nouns.includes(noun) && mayVote(user) && !(noun === "tip" && own.has(id)),
  })
}

const counted = countedVotes({ ...textIds, tips: countedIds })
export const helpfulCounters: readonly Counter[] = [
  { name: "helpful answers", kept: keptNumbers.helpfulOfAnswer, ...counted.ofAnswer },
  { name: "helpful questions", kept: keptNumbers.helpfulOfThread, ...counted.ofThread },
  { name: "helpful tips", kept: keptHelpful, ...counted.ofTip },
]
