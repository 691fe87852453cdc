// People who leave: what others have answered or use stays, as by somebody who is gone; everything else goes with them.
import type { Tx } from "#api/db/client"
import type { UserId } from "#api/db/ids"
import { tellShown } from "#api/features/accounts/service"
import { emit } from "#api/platform/events"
import { changeAnswerCounts, deleteAnswerTexts } from "./answers/queries.ts"
import { indexQuestion, unindexQuestion } from "./documents/service.ts"
import { answerChanged, answerRemoved, commentRemoved, questionChanged, questionRemoved } from "./events.ts"
import {
  deleteAnswers,
  deleteComments,
  deleteQuestions,
  lockThreadsOf,
  selectAnswersLeft,
  selectCommentsLeft,
  selectQuestionsLeft,
} from "./queries.ts"
import { changeCounts } from "./questions/queries.ts"
import { deleteTextsOf } from "./texts/queries.ts"
import { changeTopicCounts } from "./topics/queries.ts"

/** Whoever asked without a name still has none: that a name is gone must not tell whose it was. */
export async function leaveForum(tx: Tx, people: readonly UserId[]): Promise<void> {
  await lockThreadsOf(tx, people)
  await leaveQuestions(tx, people)
  await leaveComments(tx, people)
  await leaveAnswers(tx, people)
  // Texts of others speak to them, and pages that show those have their names.
  for (const userId of people) await tellShown(tx, userId)
}

const stays = ({ isVisible, isUsed }: { readonly isVisible: boolean; readonly isUsed: boolean }) =>
  isVisible && isUsed

async function leaveQuestions(tx: Tx, people: readonly UserId[]): Promise<void> {
  const questions = await selectQuestionsLeft(tx, people)
  // One that is a part of another stays with what came from it: that may go back to it.
  const isStaying = ({ isVisible, isMerged, isUsed }: (typeof questions)[number]) =>
    stays({ isVisible: isVisible || isMerged, isUsed })
  const going = questions.filter((question) => !isStaying(question))
  await deleteQuestions(
    tx,
    going.map(({ id }) => id),
  )
  for (const { id, topics, isVisible } of going) {
    if (!isVisible) continue
    await changeTopicCounts(tx, topics, -1)
    await unindexQuestion(tx, id)
    await emit(tx, questionRemoved, { questionId: id, topics })
  }
  for (const { id, topics } of questions.filter(isStaying))
    await emit(tx, questionChanged, { questionId: id, topics })
}

async function leaveComments(tx: Tx, people: readonly UserId[]): Promise<void> {
  const comments = await selectCommentsLeft(tx, people)
  const ids = comments.map(({ id }) => id)
  await deleteTextsOf(tx, ids)
  await deleteComments(tx, ids)
  for (const { id, questionId, answerId, isVisible } of comments) {
    if (!isVisible) continue
    if (answerId === null) await changeCounts(tx, questionId, { comments: -1 })
    else await changeAnswerCounts(tx, answerId, { comments: -1 })
    await emit(tx, commentRemoved, { questionId, commentId: id })
  }
}

async function leaveAnswers(tx: Tx, people: readonly UserId[]): Promise<void> {
  const answers = await selectAnswersLeft(tx, people)
  const going = answers.filter((answer) => !stays(answer))
  const ids = going.map(({ id }) => id)
  await deleteAnswerTexts(tx, ids)
  await deleteAnswers(tx, ids)
  for (const { id, questionId, topics, isVisible } of going) {
    if (!isVisible) continue
    await changeCounts(tx, questionId, { answers: -1 })
    await indexQuestion(tx, questionId)
    await emit(tx, answerRemoved, { questionId, answerId: id, topics })
  }
  for (const { id, questionId, topics } of answers.filter(stays))
    await emit(tx, answerChanged, { questionId, answerId: id, topics })
}
