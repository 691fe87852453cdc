// Counts of questions and answers that votes and follows change.
import type { CommentedNoun } from "@shirube/vocabulary/community/forum/choices"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import { topics } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import { type AnswerId, namedId, type QuestionId, type UserId } from "#api/kernel/db/ids"
import type { FollowedSubjects, VotedSubject } from "#api/kernel/features/reactions"
import type { Counter } from "#api/kernel/jobs/counters/queries"
import { votesFor, votesInThreads } from "#api/modules/common/votes/service"
import { countedFollowers } from "#api/modules/community/follows/service"
import { changeAnswerCounts } from "../answers/queries.ts"
import { listTags, QUESTIONS, questionTag, rowTag } from "../events.ts"
import { changeCounts } from "../questions/queries.ts"
import { selectRemovedPost } from "../removal/queries.ts"
import { keptNumbers, selectHelpful, shareQuestion, textIds } from "./queries.ts"

interface Votable {
  readonly noun: CommentedNoun
  readonly id: string
}

interface LockedPost {
  readonly questionId: QuestionId
  /** Null after account deletion. */
  readonly writerId: UserId | null
}

/** Share-locks the thread, removed or not, so that the post stays in it until the transaction ends. */
async function shareThreadOf(tx: Tx, subject: Votable): Promise<SharedThread | undefined> {
  const { noun, id } = subject
  if (noun === "question") {
    const question = await shareQuestion(tx, namedId<QuestionId>(id))
    return question && { question, writerId: question.askerId, isThere: question.isThere }
  }
  const find = () => selectRemovedPost(tx, "answer", namedId<AnswerId>(id))
  const seen = await find()
  const question = seen && (await shareQuestion(tx, seen.questionId))
  const answer = question && (await find())
  if (!answer) return undefined
  if (answer.questionId !== question.id) return shareThreadOf(tx, subject)
  return { question, writerId: answer.writerId, isThere: answer.removedAt === null }
}

interface SharedThread {
  readonly question: NonNullable<Awaited<ReturnType<typeof shareQuestion>>>
  readonly writerId: UserId | null
  /** Of the post itself; its thread may be removed. */
  readonly isThere: boolean
}

/** Undefined unless post and thread are visible; both stay so until the transaction ends. */
async function lockThing(tx: Tx, subject: Votable): Promise<LockedPost | undefined> {
  const shared = await shareThreadOf(tx, subject)
  if (!shared?.isThere || !shared.question.isThere) return undefined
  const { question, writerId } = shared
  return { questionId: question.id, writerId }
}

/** A removed answer counts only for itself, in case it returns. Returns the new count, or undefined if it is not visible. */
async function countHelpful(tx: Tx, subject: Votable, change: number) {
  const shared = await shareThreadOf(tx, subject)
  if (!shared) return undefined
  const { id, topics, isThere } = shared.question
  if (subject.noun === "answer") {
    await changeAnswerCounts(tx, namedId<AnswerId>(subject.id), { helpful: change })
    if (!shared.isThere) return undefined
  }
  await changeCounts(tx, id, { helpful: change })
  return isThere ? { questionId: id, topics, helpful: await selectHelpful(tx, id) } : undefined
}

const votedPost = (noun: CommentedNoun): VotedSubject => ({
  async lock(tx, id) {
    const locked = await lockThing(tx, { noun, id })
    return locked && { writerId: locked.writerId, threadId: locked.questionId }
  },
  async lockThread(tx, id) {
    await shareThreadOf(tx, { noun, id })
  },
  async count(tx, id, change) {
    const shown = await countHelpful(tx, { noun, id }, change)
    if (!shown) return undefined
    const { questionId, topics, helpful } = shown
    return {
      helpful,
      pages: [questionTag(questionId)],
      lists: [QUESTIONS, rowTag(questionId), ...listTags(topics)],
    }
  },
})
export const votedPosts = { question: votedPost("question"), answer: votedPost("answer") }

export const followedInForum = {
  question: {
    isThere: async (tx, id) => isUuid(id) && (await lockThing(tx, { noun: "question", id })) !== undefined,
    async count(tx, id, change) {
      const questionId = namedId<QuestionId>(id)
      await changeCounts(tx, questionId, { followers: change })
      return [questionTag(questionId), rowTag(questionId)]
    },
  },
  topic: { isThere: async (_, id) => (topics as readonly string[]).includes(id) },
} satisfies Partial<FollowedSubjects>

export const helpfulCounters: readonly Counter[] = [
  { name: "helpful answers", kept: keptNumbers.helpfulOfAnswer, ...votesFor("answer", textIds.answers) },
  { name: "helpful questions", kept: keptNumbers.helpfulOfThread, ...votesInThreads(textIds) },
]
export const followerCounter: Counter = {
  name: "followers",
  kept: keptNumbers.followers,
  ...countedFollowers(textIds.questions),
}
