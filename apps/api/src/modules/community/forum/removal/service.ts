// Removes and restores posts, and updates counts, lists, the search index, the audit log and open pages.
import type { PostNoun } from "@shirube/vocabulary/community/forum/choices"
import type { Tx } from "#api/kernel/db/client"
import { type AnswerId, type CommentId, namedId, type UserId } from "#api/kernel/db/ids"
import type { RemovalReason } from "#api/kernel/db/removal"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import type { Vault } from "#api/kernel/security/vault"
import { withdrawSubjects } from "#api/modules/editorial/complaints/service"
import { type AuditEvent, recordAudit } from "#api/modules/identity/audit/service"
import { changeAnswerCounts } from "../answers/queries.ts"
import { indexQuestion, unindexQuestion } from "../documents/service.ts"
import {
  answerChanged,
  answerRemoved,
  commentChanged,
  commentRemoved,
  questionChanged,
  questionFirstAnswered,
  questionRemoved,
  votesReturned,
} from "../events.ts"
import { invalidateLessonQuestions } from "../lessons/service.ts"
import { isOwn, mayRemove } from "../policy.ts"
import { changeCounts, listQuestion, unacceptRemoved, unlistQuestion } from "../questions/queries.ts"
import { changeTopicCounts } from "../topics/queries.ts"
import {
  clearRemoval,
  helpfulOf,
  lockRemovedThread,
  markRemoved,
  type Post,
  type PostId,
  replaceHeldReason,
  selectPartsOf,
  selectRemovedPost,
} from "./queries.ts"

const removedEvents = {
  question: "question.removed",
  answer: "answer.removed",
  comment: "comment.removed",
} as const satisfies Record<PostNoun, AuditEvent>

interface RemovalRequest {
  readonly reason: RemovalReason
  readonly by: { readonly kind: "user" | "editor"; readonly id: UserId } | { readonly kind: "system" }
  readonly visit: Visit
  readonly vault: Vault
}

/** Locks the thread and reads the post again, in its new thread if it was moved. */
async function lockPost(tx: Tx, { noun, id, questionId }: Post): Promise<Post | undefined> {
  await lockRemovedThread(tx, questionId)
  const post = await selectRemovedPost(tx, noun, id)
  return post && post.questionId !== questionId ? lockPost(tx, post) : post
}

/** Idempotent: false if it was already removed. */
export async function removePostFromView(
  tx: Tx,
  seen: Post,
  { reason, by, visit, vault }: RemovalRequest,
): Promise<boolean> {
  const post = await lockPost(tx, seen)
  if (!post) return false
  const removedBy = by.kind === "system" ? null : by.id
  const removal = { removedAt: visit.now, removedBy, removalReason: reason }
  const wasThere = await markRemoved(tx, post.noun, post.id, removal)
  if (!wasThere && !(await replaceHeldReason(tx, post.noun, post.id, removal))) return false
  const about = { noun: post.noun, id: post.id }
  await recordAudit(tx, vault, visit, { event: removedEvents[post.noun], by, about, details: { reason } })
  const emitEvents = wasThere ? await applyChange(tx, post, -1) : undefined
  // A held post was never shown: announcing its removal would reveal that it exists.
  if (reason !== "held") await emitEvents?.()
  return true
}

interface RequestContext {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Pick<Platform, "vault">
}

const notFound = {
  question: "question.not_found",
  answer: "answer.not_found",
  comment: "comment.not_found",
} as const
const notYours = {
  question: "question.not_yours",
  answer: "answer.not_yours",
  comment: "comment.not_yours",
} as const

/** By the writer, or by an editor if the account is deleted. Idempotent for them; others get 404 for a removed post. */
export async function takeDown(
  tx: Tx,
  { noun, id }: { readonly noun: PostNoun; readonly id: PostId },
  { user, visit, platform }: RequestContext,
): Promise<void> {
  const post = await selectRemovedPost(tx, noun, id)
  const isTheirs = post !== undefined && mayRemove(user, post.writerId)
  const isThere = post?.removedAt === null && (noun === "question" || post.threadRemovedAt === null)
  if (!post || (!isThere && !isTheirs)) throw new ApiError(notFound[noun])
  if (!isTheirs) throw new ApiError(notYours[noun])
  const isByWriter = isOwn(user, post.writerId)
  await leaveQueue(tx, post, visit.now)
  await removePostFromView(tx, post, {
    reason: isByWriter ? "withdrawn" : "moderated",
    by: { kind: isByWriter ? "user" : "editor", id: user.id },
    visit,
    vault: platform.vault,
  })
}

/** A removed post needs no decision. Locks reviews before threads, in the same order as a decision does. */
async function leaveQueue(tx: Tx, { noun, id, questionId }: Post, now: Date): Promise<void> {
  await withdrawSubjects(tx, noun, [id], now)
  if (noun !== "question") return
  const parts = await selectPartsOf(tx, questionId)
  await withdrawSubjects(tx, "answer", parts.answer, now)
  await withdrawSubjects(tx, "comment", parts.comment, now)
}

/** Restores a post; false if it was not removed. */
export async function restorePost(tx: Tx, seen: Post): Promise<boolean> {
  const emitEvents = await restorePostSilently(tx, seen)
  await emitEvents?.()
  return emitEvents !== undefined
}

type EmitEvents = () => Promise<void>

/** Restores a post that may yet be held: returns a function that emits the events, or undefined if it was not removed. */
export async function restorePostSilently(tx: Tx, seen: Post): Promise<EmitEvents | undefined> {
  const post = await lockPost(tx, seen)
  return post && (await clearRemoval(tx, post.noun, post.id)) ? applyChange(tx, post, 1) : undefined
}

/** Updates counts, lists and the search index, and returns a function that emits the events. */
async function applyChange(tx: Tx, post: Post, change: 1 | -1): Promise<EmitEvents> {
  const { questionId, topics } = post
  const isGone = change === -1
  switch (post.noun) {
    case "question": {
      await (isGone ? unlistQuestion(tx, questionId) : listQuestion(tx, questionId))
      await changeTopicCounts(tx, topics, change)
      await (isGone ? unindexQuestion(tx, questionId) : indexQuestion(tx, questionId))
      return async () => {
        if (!isGone) {
          await emit(tx, questionFirstAnswered, {})
          await invalidateLessonQuestions(tx, questionId)
        }
        await emit(tx, isGone ? questionRemoved : questionChanged, { questionId, topics })
      }
    }
    case "answer": {
      const answerId = namedId<AnswerId>(post.id)
      if (isGone) await unacceptRemoved(tx, questionId, answerId)
      const answers = await changeCounts(tx, questionId, {
        answers: change,
        helpful: change * (await helpfulOf(tx, answerId)),
      })
      // A subscriber indexes a restored answer, like a new one; a removed one leaves the index at once.
      if (isGone) await indexQuestion(tx, questionId)
      return async () => {
        if (!isGone && answers === 1) await emit(tx, questionFirstAnswered, {})
        if (!isGone) await emit(tx, votesReturned, { topics })
        await emit(tx, isGone ? answerRemoved : answerChanged, { questionId, answerId, topics })
      }
    }
    case "comment": {
      await (post.answerId === null
        ? changeCounts(tx, questionId, { comments: change })
        : changeAnswerCounts(tx, post.answerId, { comments: change }))
      const commentId = namedId<CommentId>(post.id)
      return () => emit(tx, isGone ? commentRemoved : commentChanged, { questionId, commentId })
    }
  }
}
