import type { PostNoun } from "@shirube/contract/forum-choices"
import type { Topic } from "@shirube/contract/topics"
import type { AnswerId, CommentId, LessonId, QuestionId, UserId } from "#api/db/ids"
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

/** Whatever is asked, answered or changed: what was found by words, and lists that are open in a browser. */
export const QUESTIONS = "questions"
/** Which questions the list of all has, and in which order; that of a topic is kept under the topic alone, each with its rows. */
export const LISTS = "question-lists"
/** Lists of those that nobody has answered, beside. */
export const UNANSWERED = "unanswered-questions"
export const questionTag = (id: QuestionId) => `question:${id}`
/** What lists show of a question. */
export const rowTag = (id: QuestionId) => `question-row:${id}`
/** The front page's: questions that somebody has answered. */
export const ANSWERED = "answered-questions"
/** What was asked about a lesson. */
export const lessonQuestionsTag = (id: LessonId) => `lesson-questions:${id}`
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
/** Also what lists show of the question, wherever it stands in them. */
const row = {
  changes: ({ questionId }: InLists) => [questionTag(questionId), rowTag(questionId), QUESTIONS],
  audience: everyone,
}
/** Also which questions lists have, and in which order. */
export const listTags = (topics: readonly Topic[]) => [LISTS, ...topics.map((topic) => topicTag(topic))]
const lists = {
  changes: (listed: InLists) => [...row.changes(listed), ...listTags(listed.topics)],
  audience: everyone,
}

export const questionAsked = event<InLists>("question.asked", { ...lists, isAddition: true })
/** With all that was said in it long ago: nobody is told, as it is no news. */
export const threadBrought = event<InLists>("thread.brought", {
  ...lists,
  changes: (thread) => [...lists.changes(thread), ANSWERED],
})
/** One more question with an answer; further answers change its row alone. */
export const questionTakenUp = event<Record<never, never>>("question.taken_up", {
  changes: () => [ANSWERED, UNANSWERED],
  audience: everyone,
  isAddition: true,
})
/** Others are listed with a lesson; whatever else becomes of one there is said of its row. */
export const lessonAskedAbout = event<{ readonly lessonId: LessonId }>("lesson.asked_about", {
  changes: ({ lessonId }) => [lessonQuestionsTag(lessonId)],
  audience: everyone,
  isAddition: true,
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
export const wordsRenewed = event<InLists>("words.renewed", { ...row, isAddition: true })
export const answerPosted = event<OfAnswer>("answer.posted", { ...row, isAddition: true })
export const answerChanged = event<OfAnswer>("answer.changed", row)
export const answerAccepted = event<OfAnswer>("answer.accepted", { ...row, isAddition: true })
/** Its question may wait for an answer again, and has lost the votes of this one. */
export const answerRemoved = event<OfAnswer>("answer.removed", {
  ...lists,
  changes: (removed) => [...lists.changes(removed), UNANSWERED],
})
/** An answer is back with the votes that it had, which count for its question's place. */
export const votesReturned = event<Pick<InLists, "topics">>("answer.votes_returned", {
  changes: ({ topics }) => listTags(topics),
  audience: everyone,
})
export const commentPosted = event<OfComment>("comment.posted", { ...thread, isAddition: true })
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
