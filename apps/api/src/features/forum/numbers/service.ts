// The numbers beside a question and an answer that others change: who found them helpful, and who follows.
import type { CommentedNoun } from "@shirube/contract/forum-choices"
import type { Topic } from "@shirube/contract/topics"
import type { Tx } from "#api/db/client"
import { type AnswerId, namedId, type QuestionId, type UserId } from "#api/db/ids"
import { changeAnswerCounts } from "../answers/queries.ts"
import { changeCounts } from "../questions/queries.ts"
import { selectRemovedPost } from "../removal/queries.ts"
import { keptNumbers, selectHelpful, shareQuestion, textIds } from "./queries.ts"

export { keptNumbers, textIds }

interface Votable {
  readonly noun: CommentedNoun
  readonly id: string
}

interface Held {
  readonly questionId: QuestionId
  readonly topics: readonly Topic[]
  /** Null once they have left. */
  readonly writerId: UserId | null
}

/** With the thread that it is in, removed or not: nobody moves it elsewhere until the end of the transaction. */
async function shareThreadOf(tx: Tx, thing: Votable): Promise<Shared | undefined> {
  const { noun, id } = thing
  if (noun === "question") {
    const question = await shareQuestion(tx, namedId<QuestionId>(id))
    return question && { question, writerId: question.askerId, isThere: question.isThere }
  }
  const find = () => selectRemovedPost(tx, "answer", namedId<AnswerId>(id))
  const seen = await find()
  const question = seen && (await shareQuestion(tx, seen.questionId))
  const answer = question && (await find())
  if (!answer) return undefined
  if (answer.questionId !== question.id) return shareThreadOf(tx, thing)
  return { question, writerId: answer.writerId, isThere: answer.removedAt === null }
}

interface Shared {
  readonly question: NonNullable<Awaited<ReturnType<typeof shareQuestion>>>
  readonly writerId: UserId | null
  /** Itself; its thread may be gone. */
  readonly isThere: boolean
}

/** What there is, and stays until the end of the transaction. */
export async function holdThing(tx: Tx, thing: Votable): Promise<Held | undefined> {
  const shared = await shareThreadOf(tx, thing)
  if (!shared?.isThere || !shared.question.isThere) return undefined
  const { question, writerId } = shared
  return { questionId: question.id, topics: question.topics, writerId }
}

/** Also what was removed. */
export async function holdThreadOf(tx: Tx, thing: Votable): Promise<void> {
  await shareThreadOf(tx, thing)
}

/** What was removed counts for itself alone, should it come back. Answers where the number stands, or undefined where nobody sees it. */
export async function countHelpful(tx: Tx, thing: Votable, change: number) {
  const shared = await shareThreadOf(tx, thing)
  if (!shared) return undefined
  const { id, topics, isThere } = shared.question
  if (thing.noun === "answer") {
    await changeAnswerCounts(tx, namedId<AnswerId>(thing.id), { helpful: change })
    if (!shared.isThere) return undefined
  }
  await changeCounts(tx, id, { helpful: change })
  return isThere ? { questionId: id, topics, helpful: await selectHelpful(tx, id) } : undefined
}

export const countFollowers = (tx: Tx, id: QuestionId, change: number) =>
  changeCounts(tx, id, { followers: change })
