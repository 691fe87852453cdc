// Account deletion: posts that others answered or use stay, as by a former member; everything else is removed.
import type { Tx } from "#api/kernel/db/client"
import { type AnswerId, type CommentId, namedId, type QuestionId, type UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { deferRemovals, type RemoveDeferred } from "#api/kernel/features/deferred-removals"
import { emitPersonShownChanged } from "#api/modules/identity/accounts/service"
import { changeAnswerCounts, deleteAnswerTexts } from "./answers/queries.ts"
import { indexQuestion, unindexQuestion } from "./documents/service.ts"
import { answerRemoved, commentRemoved, questionRemoved } from "./events.ts"
import {
  deleteAnswers,
  deleteComments,
  deleteQuestions,
  lockThreadsOf,
  selectOrphanedAnswer,
  selectOrphanedComment,
  selectOrphanedQuestion,
  selectPostsByAuthors,
} from "./queries.ts"
import { changeCounts, unacceptRemoved } from "./questions/queries.ts"
import { lockRemovedThread } from "./removal/queries.ts"
import { deleteTextsOf, forgetMentionsOf } from "./texts/queries.ts"
import { changeTopicCounts } from "./topics/queries.ts"

/**
 * Removes their names from public posts, and deletes posts that only they and editors could see. Removal of public posts is
 * deferred: if anonymous posts disappeared at the same moment as the name, the timing would link them.
 */
export async function deleteForumPosts(tx: Tx, people: readonly UserId[], now: Date): Promise<void> {
  await lockThreadsOf(tx, people)
  const posts = await selectPostsByAuthors(tx, people)
  const hidden = posts.filter(({ isPublic }) => !isPublic)
  const idsOf = (noun: string) => hidden.filter((post) => post.noun === noun).map(({ id }) => id)
  await removeComments(tx, idsOf("comment").map(namedId<CommentId>))
  await removeAnswers(tx, idsOf("answer").map(namedId<AnswerId>))
  await deleteQuestions(tx, idsOf("question").map(namedId<QuestionId>))
  await deferRemovals(
    tx,
    posts
      .filter(({ isPublic }) => isPublic)
      .map(({ noun, id, questionId }) => ({ kind: "post", noun, id, parentId: questionId })),
    now,
  )
  for (const userId of people)
    for (const questionId of await forgetMentionsOf(tx, userId)) await indexQuestion(tx, questionId)
  // Cached pages contain their names: in their posts, and in texts that mention them.
  for (const userId of people) await emitPersonShownChanged(tx, userId)
}

async function removeComments(tx: Tx, ids: readonly CommentId[]): Promise<void> {
  await deleteTextsOf(tx, ids)
  await deleteComments(tx, ids)
}

async function removeAnswers(tx: Tx, ids: readonly AnswerId[]): Promise<void> {
  await deleteAnswerTexts(tx, ids)
  await deleteAnswers(tx, ids)
}

interface WrittenPost {
  readonly noun: string
  readonly id: string
  readonly questionId: QuestionId
}

interface RemovalOptions {
  readonly evenIfUsed: boolean
}

/** All posts of these people. */
export const postsBy = (tx: Tx, people: readonly UserId[]): Promise<readonly WrittenPost[]> =>
  selectPostsByAuthors(tx, people)

/**
 * Removes posts of fictional people whose accounts are deleted, even if others use them, and with a question its whole
 * thread.
 */
export async function removePosts(tx: Tx, posts: readonly WrittenPost[]): Promise<void> {
  for (const post of posts) await removePost(tx, post, { evenIfUsed: true })
}

/** Keeps a post that others use by now. */
export const removeOrphanedPost: RemoveDeferred = (tx, { noun, id, parentId }) =>
  removePost(tx, { noun, id, questionId: namedId<QuestionId>(parentId) }, { evenIfUsed: false })

async function removePost(
  tx: Tx,
  { noun, id, questionId }: WrittenPost,
  removing: RemovalOptions,
): Promise<void> {
  await lockRemovedThread(tx, questionId)
  if (noun === "question") await removeLeftQuestion(tx, id, removing)
  else if (noun === "answer") await removeLeftAnswer(tx, namedId<AnswerId>(id), removing)
  else await removeLeftComment(tx, namedId<CommentId>(id))
}

async function removeLeftQuestion(tx: Tx, id: string, { evenIfUsed }: RemovalOptions): Promise<void> {
  const question = await selectOrphanedQuestion(tx, id)
  if (!question || (question.isUsed && !evenIfUsed)) return
  const { questionId, topics, isVisible } = question
  await deleteQuestions(tx, [questionId])
  if (!isVisible) return
  await changeTopicCounts(tx, topics, -1)
  await unindexQuestion(tx, questionId)
  await emit(tx, questionRemoved, { questionId, topics })
}

async function removeLeftAnswer(tx: Tx, answerId: AnswerId, { evenIfUsed }: RemovalOptions): Promise<void> {
  const answer = await selectOrphanedAnswer(tx, answerId)
  if (!answer || (answer.isVisible && answer.isUsed && !evenIfUsed)) return
  const { questionId, topics, isVisible, helpful } = answer
  await removeAnswers(tx, [answerId])
  await unacceptRemoved(tx, questionId, answerId)
  if (!isVisible) return
  await changeCounts(tx, questionId, { answers: -1, helpful: -helpful })
  await indexQuestion(tx, questionId)
  await emit(tx, answerRemoved, { questionId, answerId, topics })
}

async function removeLeftComment(tx: Tx, commentId: CommentId): Promise<void> {
  const comment = await selectOrphanedComment(tx, commentId)
  if (!comment) return
  const { questionId, answerId, isVisible } = comment
  await removeComments(tx, [commentId])
  if (!isVisible) return
  if (answerId === null) await changeCounts(tx, questionId, { comments: -1 })
  else await changeAnswerCounts(tx, answerId, { comments: -1 })
  await emit(tx, commentRemoved, { questionId, commentId })
}
