// People who leave: what others have answered or use stays, as by a former member; everything else is removed.
import type { Tx } from "#api/db/client"
import { type AnswerId, type CommentId, namedId, type QuestionId, type UserId } from "#api/db/ids"
import { tellShown } from "#api/features/accounts/service"
import { deferRemovals, type RemoveDeferred } from "#api/platform/deferred-removals"
import { emit } from "#api/platform/events"
import { changeAnswerCounts, deleteAnswerTexts } from "./answers/queries.ts"
import { indexQuestion, unindexQuestion } from "./documents/service.ts"
import { answerRemoved, commentRemoved, questionRemoved } from "./events.ts"
import {
  deleteAnswers,
  deleteComments,
  deleteQuestions,
  lockThreadsOf,
  selectAnswerLeaving,
  selectCommentLeaving,
  selectPostsLeft,
  selectQuestionLeaving,
} from "./queries.ts"
import { changeCounts, unacceptRemoved } from "./questions/queries.ts"
import { lockRemovedThread } from "./removal/queries.ts"
import { deleteTextsOf, forgetMentionsOf } from "./texts/queries.ts"
import { changeTopicCounts } from "./topics/queries.ts"

/**
 * Their name is gone from what they signed with it, and what only they and editors could see is gone altogether. Everything else is as it
 * was: what is not signed does not change at the moment at which a name disappears elsewhere.
 */
export async function leaveForum(tx: Tx, people: readonly UserId[], now: Date): Promise<void> {
  await lockThreadsOf(tx, people)
  const posts = await selectPostsLeft(tx, people)
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
  // Stored pages have their names: what they signed, and texts of others that mention them.
  for (const userId of people) await tellShown(tx, userId)
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

interface Removing {
  readonly evenIfUsed: boolean
}

/** All that these people have written. */
export const postsBy = (tx: Tx, people: readonly UserId[]): Promise<readonly WrittenPost[]> =>
  selectPostsLeft(tx, people)

/**
 * Posts of people who were invented and whose accounts are gone: also those that others use, and with a question everything that was written
 * about it.
 */
export async function removePosts(tx: Tx, posts: readonly WrittenPost[]): Promise<void> {
  for (const post of posts) await removePost(tx, post, { evenIfUsed: true })
}

/** One that others use by now stays. */
export const removeLeftPost: RemoveDeferred = (tx, { noun, id, parentId }) =>
  removePost(tx, { noun, id, questionId: namedId<QuestionId>(parentId) }, { evenIfUsed: false })

async function removePost(tx: Tx, { noun, id, questionId }: WrittenPost, removing: Removing): Promise<void> {
  await lockRemovedThread(tx, questionId)
  if (noun === "question") await removeLeftQuestion(tx, id, removing)
  else if (noun === "answer") await removeLeftAnswer(tx, namedId<AnswerId>(id), removing)
  else await removeLeftComment(tx, namedId<CommentId>(id))
}

async function removeLeftQuestion(tx: Tx, id: string, { evenIfUsed }: Removing): Promise<void> {
  const question = await selectQuestionLeaving(tx, id)
  if (!question || (question.isUsed && !evenIfUsed)) return
  const { questionId, topics, isVisible } = question
  await deleteQuestions(tx, [questionId])
  if (!isVisible) return
  await changeTopicCounts(tx, topics, -1)
  await unindexQuestion(tx, questionId)
  await emit(tx, questionRemoved, { questionId, topics })
}

async function removeLeftAnswer(tx: Tx, answerId: AnswerId, { evenIfUsed }: Removing): Promise<void> {
  const answer = await selectAnswerLeaving(tx, answerId)
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
  const comment = await selectCommentLeaving(tx, commentId)
  if (!comment) return
  const { questionId, answerId, isVisible } = comment
  await removeComments(tx, [commentId])
  if (!isVisible) return
  if (answerId === null) await changeCounts(tx, questionId, { comments: -1 })
  else await changeAnswerCounts(tx, answerId, { comments: -1 })
  await emit(tx, commentRemoved, { questionId, commentId })
}
