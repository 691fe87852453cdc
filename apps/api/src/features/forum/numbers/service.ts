// The numbers beside a question and an answer that others change: who found them helpful, and who follows.
import type { Topic } from "@shirube/contract/topics"
import type { VotedNoun } from "@shirube/contract/votes"
import type { Tx } from "#api/db/client"
import { type AnswerId, namedId, type QuestionId, type UserId } from "#api/db/ids"
import { changeAnswerCounts, selectAnswer } from "../answers/queries.ts"
import { changeCounts } from "../questions/queries.ts"
import { selectRemovedPost } from "../removal/queries.ts"
import { keptNumbers, selectHelpful, shareQuestion, textIds } from "./queries.ts"

export { keptNumbers, textIds }

interface Votable {
  readonly noun: VotedNoun
  readonly id: string
}

interface Held {
  readonly questionId: QuestionId
  readonly topics: readonly Topic[]
  /** Null once they have left. */
  readonly writerId: UserId | null
}

/** What there is, and stays until the end of the transaction. */
export async function holdThing(tx: Tx, { noun, id }: Votable): Promise<Held | undefined> {
  const answerId = namedId<AnswerId>(id)
  const questionId =
    noun === "question" ? namedId<QuestionId>(id) : (await selectAnswer(tx, answerId))?.questionId
  const question = questionId && (await shareQuestion(tx, questionId))
  if (!question?.isThere) return undefined
  const { topics, askerId } = question
  if (noun === "question") return { questionId: question.id, topics, writerId: askerId }
  // Again, now that nobody removes it any more.
  const answer = await selectAnswer(tx, answerId)
  return answer && { questionId: question.id, topics, writerId: answer.authorId }
}

/** The thread that something is in, removed or not: nobody moves it elsewhere until the end of the transaction. */
export async function holdThreadOf(tx: Tx, { noun, id }: Votable): Promise<void> {
  const questionId =
    noun === "question"
      ? namedId<QuestionId>(id)
      : (await selectRemovedPost(tx, "answer", namedId<AnswerId>(id)))?.questionId
  if (questionId) await shareQuestion(tx, questionId)
}

/** What was removed counts for itself alone, should it come back. Answers where the number stands, or undefined where nobody sees it. */
export async function countHelpful(tx: Tx, { noun, id }: Votable, change: number) {
  const answer = noun === "answer" ? await selectRemovedPost(tx, "answer", namedId<AnswerId>(id)) : undefined
  const questionId = noun === "question" ? namedId<QuestionId>(id) : answer?.questionId
  const question = questionId && (await shareQuestion(tx, questionId))
  if (!question) return undefined
  let counts = true
  if (noun === "answer") {
    await changeAnswerCounts(tx, namedId<AnswerId>(id), { helpful: change })
    counts = (await selectRemovedPost(tx, "answer", namedId<AnswerId>(id)))?.removedAt === null
  }
  if (!counts) return undefined
  await changeCounts(tx, question.id, { helpful: change })
  return question.isThere
    ? { questionId: question.id, topics: question.topics, helpful: await selectHelpful(tx, question.id) }
    : undefined
}

export const countFollowers = (tx: Tx, id: QuestionId, change: number) =>
  changeCounts(tx, id, { followers: change })
