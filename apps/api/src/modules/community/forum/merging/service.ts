// Merges duplicate questions and undoes merges (docs/decisions/0074, 0078). Neither may put a post under another name or
// remove its author's name.
import { withoutRuby } from "@shirube/contract/text/furigana"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { QuestionId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { carryVotes, dropCarriedVotes, moveVotes } from "#api/modules/common/votes/service"
import { carryFollows, dropCarriedFollows } from "#api/modules/community/follows/service"
import { withdrawSubjects } from "#api/modules/editorial/complaints/service"
import { recordAudit } from "#api/modules/identity/audit/service"
import { carrySaved, dropCarriedSaved } from "#api/modules/people/saved/service"
import { indexQuestion, unindexQuestion } from "../documents/service.ts"
import { questionMerged, questionUnmerged } from "../events.ts"
import { invalidateLessonQuestions } from "../lessons/service.ts"
import { changeCounts, type LockedQuestion, listQuestion, selectQuestion } from "../questions/queries.ts"
import { textsOf } from "../reading/service.ts"
import { clearRemoval, lockRemovedThread, markRemoved, selectPartsOf } from "../removal/queries.ts"
import { changeTopicCounts } from "../topics/queries.ts"
import {
  hasAskerWritten,
  hasWritten,
  moveBack,
  moveInto,
  type Numbers,
  type Parts,
  renewActivity,
  selectMergedParts,
  selectMergeTarget,
  selectParts,
  setMergedInto,
  unacceptMissing,
} from "./queries.ts"

interface RequestContext {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Pick<Platform, "vault">
}

/** Locks both in id order, so that concurrent merges cannot deadlock and the second sees the first one's result. */
async function lockBoth(tx: Tx, one: QuestionId, other: QuestionId) {
  const locked = new Map<QuestionId, LockedQuestion>()
  for (const id of [one, other].sort()) {
    const question = await lockRemovedThread(tx, id)
    if (question) locked.set(id, question)
  }
  return [locked.get(one), locked.get(other)] as const
}

/**
 * Askers are anonymous only in their own thread. In another thread their posts would show their name, or pass as the other
 * asker's; and posts that an anonymous asker wrote elsewhere under their name would lose it in their own thread.
 */
const wouldReveal = async (tx: Tx, parts: Parts, from: LockedQuestion, to: LockedQuestion) =>
  (from.isAnonymous && (await hasAskerWritten(tx, parts))) ||
  (to.isAnonymous && to.askerId !== null && (await hasWritten(tx, parts, to.askerId)))

export async function mergeQuestion(
  tx: Tx,
  from: QuestionId,
  into: QuestionId,
  { user, visit, platform }: RequestContext,
): Promise<void> {
  if (from === into) throw new ApiError("question.merge_same")
  // Locks reviews before threads, in the same order as a decision does.
  await withdrawSubjects(tx, "question", [from], visit.now)
  const [duplicate, other] = await lockBoth(tx, from, into)
  const areThere = duplicate?.removedAt === null && other?.removedAt === null
  if (!areThere) throw new ApiError("question.not_found")
  const parts = await selectPartsOf(tx, from)
  if (await wouldReveal(tx, parts, duplicate, other)) throw new ApiError("question.merge_reveals")
  const numbers = await moveInto(tx, parts, from, other)
  // Moves votes and follows before changing counts: unfollowing locks its row first, then the count.
  await moveVotes(tx, parts.answer, into)
  const votes = await carryVotes(tx, from, other)
  const alsoFollowing = duplicate.askerId ? [duplicate.askerId] : []
  const followers = await carryFollows(tx, from, into, { alsoFollowing, now: visit.now })
  await carrySaved(tx, "question", from, into)
  const removal = { removedAt: visit.now, removedBy: user.id, removalReason: "merged" } as const
  await markRemoved(tx, "question", from, removal)
  await setMergedInto(tx, from, into)
  await changeNumbers(tx, { part: from, whole: into }, { ...numbers, votes, followers }, 1)
  await renewActivity(tx, [into])
  for (const id of [from, into].sort()) await listQuestion(tx, id)
  await changeTopicCounts(tx, duplicate.topics, -1)
  await unindexQuestion(tx, from)
  await indexQuestion(tx, into)
  await recordAudit(tx, platform.vault, visit, {
    event: "question.merged",
    by: { kind: "editor", id: user.id },
    about: { noun: "question", id: from },
    details: { into },
  })
  await emit(tx, questionMerged, { questionId: into, mergedId: from, topics: topicsOf(duplicate, other) })
  await invalidateLessonQuestions(tx, from)
}

const topicsOf = (one: LockedQuestion, other: LockedQuestion) => [
  ...new Set([...one.topics, ...other.topics]),
]

interface Carried {
  readonly votes: number
  readonly followers: number
}

/** Moved posts change both counts; `carried` changes only the whole's, since the part keeps its own votes and followers. */
async function changeNumbers(
  tx: Tx,
  { part, whole }: Record<"part" | "whole", QuestionId>,
  { answers, comments, helpful, ...carried }: Numbers & Carried,
  sign: 1 | -1,
): Promise<void> {
  const changes = [
    [
      whole,
      {
        answers: sign * answers,
        comments: sign * comments,
        helpful: sign * (helpful + carried.votes),
        followers: sign * carried.followers,
      },
    ],
    [part, { answers: -sign * answers, comments: -sign * comments, helpful: -sign * helpful }],
  ] as const
  for (const [id, change] of changes.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await changeCounts(tx, id, change)
}

/** Undoes a merge: moves the parts back and drops what was carried over. No-op for a question that is not merged. */
export async function unmergeQuestion(
  tx: Tx,
  id: QuestionId,
  { user, visit, platform }: RequestContext,
): Promise<void> {
  const into = await selectMergeTarget(tx, id)
  if (into === undefined) throw new ApiError("question.not_found")
  if (into === null) return
  const [part, whole] = await lockBoth(tx, id, into)
  // Changed before the lock was acquired; start over.
  if (part?.mergedIntoId !== into) return unmergeQuestion(tx, id, { user, visit, platform })
  if (!whole || whole.removalReason === "merged") throw new ApiError("question.merged_on")
  const parts = await selectMergedParts(tx, id, into)
  if (await wouldReveal(tx, parts, whole, part)) throw new ApiError("question.part_reveals")
  const numbers = await moveBack(tx, parts, part)
  await moveVotes(tx, parts.answer, id)
  await setMergedInto(tx, id, null)
  await clearRemoval(tx, "question", id)
  const dropped = await dropCarried(tx, into)
  await changeNumbers(tx, { part: id, whole: into }, { ...numbers, ...dropped }, -1)
  await unacceptMissing(tx, [id, into])
  await renewActivity(tx, [id, into])
  for (const each of [id, into].sort()) await listQuestion(tx, each)
  await changeTopicCounts(tx, part.topics, 1)
  for (const each of [id, into]) await indexQuestion(tx, each)
  await recordAudit(tx, platform.vault, visit, {
    event: "question.parted",
    by: { kind: "editor", id: user.id },
    about: { noun: "question", id },
    details: { from: into },
  })
  await emit(tx, questionUnmerged, { questionId: into, partedId: id, topics: topicsOf(part, whole) })
  await invalidateLessonQuestions(tx, id)
}

/** Drops what none of the remaining parts carried over. */
async function dropCarried(tx: Tx, id: QuestionId): Promise<Carried> {
  const still = await selectParts(tx, id)
  const parts = still.map((part) => part.id)
  const askers = still.flatMap(({ askerId }) => askerId ?? [])
  const votes = await dropCarriedVotes(tx, id, parts)
  const followers = await dropCarriedFollows(tx, id, { parts, askers })
  await dropCarriedSaved(tx, { noun: "question", id }, parts)
  return { votes, followers }
}

/** For editors: the questions merged into this one, with their titles. */
export async function partsOf(tx: Tx, id: QuestionId, language: Language) {
  if (!(await selectQuestion(tx, id))) throw new ApiError("question.not_found")
  const parts = await selectParts(tx, id)
  const ids = parts.map((part) => part.id)
  const texts = await textsOf(tx, ids, language, { isWhole: false })
  return parts.map((part) => ({
    id: part.id,
    title: withoutRuby(texts.get(part.id)?.title ?? ""),
    language: texts.get(part.id)?.language ?? language,
    mergedAt: part.mergedAt ?? new Date(0),
  }))
}
