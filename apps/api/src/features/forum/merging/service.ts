// Two questions that ask the same become one (docs/decisions/0074). Nobody's words come under another name by it, or lose theirs.
import type { Tx } from "#api/db/client"
import type { QuestionId } from "#api/db/ids"
import { recordAudit } from "#api/features/audit/service"
import { withdrawThings } from "#api/features/complaints/service"
import { moveFollowers } from "#api/features/follows/service"
import { moveSaved } from "#api/features/saved/service"
import { moveVotes } from "#api/features/votes/service"
import { ApiError } from "#api/platform/errors"
import { emit } from "#api/platform/events"
import type { Platform } from "#api/platform/platform"
import type { Actor, Visit } from "#api/platform/session"
import { indexQuestion, unindexQuestion } from "../documents/service.ts"
import { questionMerged } from "../events.ts"
import {
  changeCounts,
  type LockedQuestion,
  listQuestion,
  lockQuestion,
  unlistQuestion,
  updateQuestion,
} from "../questions/queries.ts"
import { markRemoved } from "../removal/queries.ts"
import { changeTopicCounts } from "../topics/queries.ts"
import { hasAskerWritten, hasWritten, leadTo, moveThread } from "./queries.ts"

interface Asking {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Pick<Platform, "vault">
}

/** Both held, in one order: of two editors who merge them into each other, the second finds one of them gone. */
async function holdBoth(tx: Tx, from: QuestionId, into: QuestionId) {
  const held = new Map<QuestionId, LockedQuestion>()
  for (const id of [from, into].sort()) {
    const question = await lockQuestion(tx, id)
    if (question) held.set(id, question)
  }
  return { duplicate: held.get(from), other: held.get(into) }
}

/**
 * Whoever asked without a name is nobody in their own thread alone. What they wrote in it would have a name in another, or be taken for
 * the words of who asked there; and what somebody wrote under their name would lose it in a thread of their own without one.
 */
async function refuseRevealing(tx: Tx, duplicate: LockedQuestion, other: LockedQuestion): Promise<void> {
  const wouldReveal =
    (duplicate.isAnonymous && (await hasAskerWritten(tx, duplicate.id))) ||
    (other.isAnonymous && other.askerId !== null && (await hasWritten(tx, duplicate.id, other.askerId)))
  if (wouldReveal) throw new ApiError("question.merge_reveals")
}

export async function mergeQuestion(
  tx: Tx,
  from: QuestionId,
  into: QuestionId,
  { user, visit, platform }: Asking,
): Promise<void> {
  if (from === into) throw new ApiError("question.merge_same")
  // Reviews before threads, as whoever decides holds them.
  await withdrawThings(tx, "question", [from], visit.now)
  const { duplicate, other } = await holdBoth(tx, from, into)
  if (!duplicate || !other) throw new ApiError("question.not_found")
  await refuseRevealing(tx, duplicate, other)
  const { answerIds, numbers } = await moveThread(tx, from, other)
  // What is others' before the numbers: whoever follows no longer holds their own row first, and then a number.
  await moveVotes(tx, answerIds, into)
  await moveFollowers(tx, from, into, duplicate.askerId, visit.now)
  await moveSaved(tx, "question", from, into)
  await markRemoved(tx, "question", from, {
    removedAt: visit.now,
    removedBy: user.id,
    removalReason: "merged",
  })
  await leadTo(tx, from, into)
  const { answers, comments, helpful } = numbers
  const changes = [
    [into, { answers, comments, helpful }],
    [from, { answers: -answers, comments: -comments, helpful: -helpful }],
  ] as const
  for (const [id, change] of changes.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await changeCounts(tx, id, change)
  const lastActivityAt = new Date(
    Math.max(duplicate.lastActivityAt.getTime(), other.lastActivityAt.getTime()),
  )
  await updateQuestion(tx, into, { lastActivityAt })
  await unlistQuestion(tx, from)
  await listQuestion(tx, into)
  await changeTopicCounts(tx, duplicate.topics, -1)
  await unindexQuestion(tx, from)
  await indexQuestion(tx, into)
  await recordAudit(tx, platform.vault, visit, {
    event: "question.merged",
    by: { kind: "editor", id: user.id },
    about: { noun: "question", id: from },
    details: { into },
  })
  const topics = [...new Set([...duplicate.topics, ...other.topics])]
  await emit(tx, questionMerged, { questionId: into, mergedId: from, topics })
}
