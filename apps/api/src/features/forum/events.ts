import type { PostNoun } from "@shirube/contract/forum-choices"
import type { Topic } from "@shirube/contract/topics"
import type { AnswerId, CommentId, QuestionId, UserId } from "#api/db/ids"
import { event } from "#api/platform/events"

/** Ids and topics alone: who wrote something is for the tables to say, to those who may know. */
interface InLists {
  readonly questionId: QuestionId
  readonly topics: readonly Topic[]
}
interface OfAnswer extends InLists {
  readonly answerId: AnswerId
}
interface OfComment {
  readonly questionId: QuestionId
  readonly commentId: CommentId
}

/** What the list of all questions is kept under; that of a topic is kept under the topic alone. */
export const QUESTIONS = "questions"
export const questionTag = (id: QuestionId) => `question:${id}`
/** What lists show of a question. */
export const rowTag = (id: QuestionId) => `question-row:${id}`
/** The front page's: questions that somebody has answered. */
export const ANSWERED = "answered-questions"
export const topicTag = (topic: Topic) => `topic:${topic}`

/** To whoever wrote it: an editor has hidden it. */
export const postTakenDown = event<{
  readonly userId: UserId
  readonly noun: PostNoun
  readonly isForGood: boolean
}>("forum.taken_down", { changes: () => ["hidden-posts"], audience: ({ userId }) => [userId] })

interface OfWriter {
  readonly userId: UserId
  readonly noun: PostNoun
  readonly questionId: QuestionId
}
const toWriter = {
  changes: () => ["hidden-posts"],
  audience: ({ userId }: OfWriter) => [userId],
}
/** To whoever wrote it: it waits for an editor, unseen by others. */
export const postHeld = event<OfWriter>("forum.held", toWriter)
/** And now everybody sees it. */
export const postReleased = event<OfWriter>("forum.released", toWriter)

const everyone = () => "everyone" as const
const thread = {
  changes: ({ questionId }: { readonly questionId: QuestionId }) => [questionTag(questionId)],
  audience: everyone,
}
/** Also what lists show of the question. */
const lists = {
  changes: ({ questionId, topics }: InLists) => [
    questionTag(questionId),
    rowTag(questionId),
    QUESTIONS,
    ...topics.map((topic) => topicTag(topic)),
  ],
  audience: everyone,
}

export const questionAsked = event<InLists>("question.asked", lists)
/** With all that was said in it long ago: nobody is told, as it is no news. */
export const threadBrought = event<InLists>("thread.brought", {
  ...lists,
  changes: (thread) => [...lists.changes(thread), ANSWERED],
})
/** One more question with an answer; further answers change its row alone. */
export const questionTakenUp = event<Record<never, never>>("question.taken_up", {
  changes: () => [ANSWERED],
  audience: everyone,
})
export const questionChanged = event<InLists>("question.changed", lists)
/** Both addresses lead to the one that stays. */
export const questionMerged = event<InLists & { readonly mergedId: QuestionId }>("question.merged", {
  changes: (merged) => [...lists.changes(merged), questionTag(merged.mergedId), ANSWERED],
  audience: everyone,
})
/** It stands by itself again. */
export const questionParted = event<InLists & { readonly partedId: QuestionId }>("question.parted", {
  changes: (parted) => [...lists.changes(parted), questionTag(parted.partedId), ANSWERED],
  audience: everyone,
})
export const questionRemoved = event<InLists>("question.removed", lists)
/** The same words, with readings now, or in one more language by a machine. */
export const wordsRenewed = event<InLists>("words.renewed", lists)
export const answerPosted = event<OfAnswer>("answer.posted", lists)
/** Its words are found by the search, whose answers are kept with the lists. */
export const answerChanged = event<OfAnswer>("answer.changed", lists)
export const answerRemoved = event<OfAnswer>("answer.removed", lists)
export const answerAccepted = event<OfAnswer>("answer.accepted", lists)
export const commentPosted = event<OfComment>("comment.posted", thread)
export const commentChanged = event<OfComment>("comment.changed", thread)
export const commentRemoved = event<OfComment>("comment.removed", thread)

interface OfInvitation {
  readonly questionId: QuestionId
  readonly senpaiId: UserId
}
/** By whoever asked, or by an editor: which of them, and who that is, stands nowhere in it. */
export const senpaiInvited = event<OfInvitation>("invitation.sent", {
  changes: () => ["mine"],
  audience: ({ senpaiId }) => [senpaiId],
})
export const invitationDeclined = event<OfInvitation>("invitation.declined", {
  changes: () => ["mine"],
  audience: ({ senpaiId }) => [senpaiId],
})
