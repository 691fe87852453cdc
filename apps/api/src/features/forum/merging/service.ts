// Two questions that ask the same become one, and two again where that was a mistake (docs/decisions/0074, 0078). Nobody's words come
// under another name by it, or lose theirs.
import { withoutRuby } from "@shirube/contract/furigana"
import type { Language } from "@shirube/contract/language"
import type { Tx } from "#api/db/client"
import type { QuestionId } from "#api/db/ids"
import { recordAudit } from "#api/features/audit/service"
import { withdrawThings } from "#api/features/complaints/service"
import { carryFollows, dropCarriedFollows } from "#api/features/follows/service"
import { carrySaved, dropCarriedSaved } from "#api/features/saved/service"
import { carryVotes, dropCarriedVotes, moveVotes } from "#api/features/votes/service"
import { ApiError } from "#api/platform/errors"
import { emit } from "#api/platform/events"
import type { Platform } from "#api/platform/platform"
import type { Actor, Visit } from "#api/platform/session"
import { indexQuestion, unindexQuestion } from "../documents/service.ts"
import { questionMerged, questionParted } from "../events.ts"
import { tellLesson } from "../lessons/service.ts"
import { changeCounts, type LockedQuestion, listQuestion, selectQuestion } from "../questions/queries.ts"
import { textsOf } from "../reading/service.ts"
import { lockRemovedThread, markRemoved, markThere, selectPartsOf } from "../removal/queries.ts"
import { changeTopicCounts } from "../topics/queries.ts"
import {
  hasAskerWritten,
  hasWritten,
  moveBack,
  moveInto,
  type Numbers,
  type Parts,
  renewActivity,
  selectBroughtAlong,
  selectParts,
  selectWhole,
  setMergedInto,
  unacceptMissing,
} from "./queries.ts"

interface Asking {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Pick<Platform, "vault">
}

/** Both held, in one order: of two editors who do this at once, the second finds what the first has left. */
async function holdBoth(tx: Tx, one: QuestionId, other: QuestionId) {
  const held = new Map<QuestionId, LockedQuestion>()
  for (const id of [one, other].sort()) {
    const question = await lockRemovedThread(tx, id)
    if (question) held.set(id, question)
  }
  return [held.get(one), held.get(other)] as const
}

/**
 * Whoever asked without a name is nobody in their own thread alone. What they wrote in it would have a name in another, or be taken for
 * the words of who asked there; and what somebody wrote under their name would lose it in a thread of their own without one.
 */
const wouldReveal = async (tx: Tx, parts: Parts, from: LockedQuestion, to: LockedQuestion) =>
  (from.isAnonymous && (await hasAskerWritten(tx, parts))) ||
  (to.isAnonymous && to.askerId !== null && (await hasWritten(tx, parts, to.askerId)))

export async function mergeQuestion(
  tx: Tx,
  from: QuestionId,
  into: QuestionId,
  { user, visit, platform }: Asking,
): Promise<void> {
  if (from === into) throw new ApiError("question.merge_same")
  // Reviews before threads, as whoever decides holds them.
  await withdrawThings(tx, "question", [from], visit.now)
  const [duplicate, other] = await holdBoth(tx, from, into)
  const areThere = duplicate?.removedAt === null && other?.removedAt === null
  if (!areThere) throw new ApiError("question.not_found")
  const parts = await selectPartsOf(tx, from)
  if (await wouldReveal(tx, parts, duplicate, other)) throw new ApiError("question.merge_reveals")
  const numbers = await moveInto(tx, parts, from, other)
  // What is others' before the numbers: whoever follows no longer holds their own row first, and then a number.
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
  await tellLesson(tx, from)
}

const topicsOf = (one: LockedQuestion, other: LockedQuestion) => [
  ...new Set([...one.topics, ...other.topics]),
]

interface Carried {
  readonly votes: number
  readonly followers: number
}

/** `moved` comes from the part to the whole, or goes back to it; `carried` is told of the whole alone, since it stays with the part as well. */
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

/** All that came with it goes back, and what was carried over is let go of. Nothing happens to one that stands by itself. */
export async function partQuestion(tx: Tx, id: QuestionId, { user, visit, platform }: Asking): Promise<void> {
  const into = await selectWhole(tx, id)
  if (into === undefined) throw new ApiError("question.not_found")
  if (into === null) return
  const [part, whole] = await holdBoth(tx, id, into)
  // Somebody was quicker.
  if (part?.mergedIntoId !== into) return partQuestion(tx, id, { user, visit, platform })
  if (!whole || whole.removalReason === "merged") throw new ApiError("question.merged_on")
  const parts = await selectBroughtAlong(tx, id, into)
  if (await wouldReveal(tx, parts, whole, part)) throw new ApiError("question.part_reveals")
  const numbers = await moveBack(tx, parts, part)
  await moveVotes(tx, parts.answer, id)
  await setMergedInto(tx, id, null)
  await markThere(tx, "question", id)
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
  await emit(tx, questionParted, { questionId: into, partedId: id, topics: topicsOf(part, whole) })
  await tellLesson(tx, id)
}

/** What nobody has brought any more who is still a part of it. */
async function dropCarried(tx: Tx, id: QuestionId): Promise<Carried> {
  const still = await selectParts(tx, id)
  const parts = still.map((part) => part.id)
  const askers = still.flatMap(({ askerId }) => askerId ?? [])
  const votes = await dropCarriedVotes(tx, id, parts)
  const followers = await dropCarriedFollows(tx, id, { parts, askers })
  await dropCarriedSaved(tx, { noun: "question", id }, parts)
  return { votes, followers }
}

/** For editors: what has become a part of this question, as it was called. */
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
