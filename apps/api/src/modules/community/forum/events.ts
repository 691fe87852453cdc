import type { PostNoun } from "@shirube/vocabulary/community/forum/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import type { AnswerId, CommentId, LessonId, QuestionId, UserId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

/** Only ids and topics: authors are read from the tables, behind their access checks. */
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

/** Any change of a question or answer: search results, and lists open in a browser. */
export const QUESTIONS = "questions"
/** Members and order of the list of all questions. A topic's list has only `topicTag`; both also have their rows' tags. */
export const LISTS = "question-lists"
/** Additional tag of lists of unanswered questions. */
export const UNANSWERED = "unanswered-questions"
export const questionTag = (id: QuestionId) => `question:${id}`
/** A question's row in lists. */
export const rowTag = (id: QuestionId) => `question-row:${id}`
/** Answered questions on the front page. */
export const ANSWERED = "answered-questions"
/** Questions about a lesson. */
export const lessonQuestionsTag = (id: LessonId) => `lesson-questions:${id}`
export const topicTag = (topic: Topic) => `topic:${topic}`

/** Addressed to the author: an editor has hidden the post. */
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
/** Addressed to the author: the post is held for review, hidden from others. */
export const postPendingReview = event<OfWriter>("forum.held", toWriter)
/** Addressed to the author: the held post is published. */
export const postReleased = event<OfWriter>("forum.released", toWriter)

const everyone = () => "everyone" as const
const thread = {
  changes: ({ questionId }: { readonly questionId: QuestionId }) => [questionTag(questionId)],
  audience: everyone,
}
/** Also the question's row in every list. */
const row = {
  changes: ({ questionId }: InLists) => [questionTag(questionId), rowTag(questionId), QUESTIONS],
  audience: everyone,
}
/** Also members and order of the lists. */
export const listTags = (topics: readonly Topic[]) => [LISTS, ...topics.map((topic) => topicTag(topic))]
const lists = {
  changes: (listed: InLists) => [...row.changes(listed), ...listTags(listed.topics)],
  audience: everyone,
}

export const questionAsked = event<InLists>("question.asked", { ...lists, isAddition: true })
/** A thread imported with its old answers. Sends no notifications. */
export const threadImported = event<InLists>("thread.brought", {
  ...lists,
  changes: (thread) => [...lists.changes(thread), ANSWERED],
})
/** A question got its first answer; further answers change only its row. */
export const questionFirstAnswered = event<Record<never, never>>("question.taken_up", {
  changes: () => [ANSWERED, UNANSWERED],
  audience: everyone,
  isAddition: true,
})
/** The list of questions about a lesson changed; changes of a listed question use `rowTag`. */
export const lessonAskedAbout = event<{ readonly lessonId: LessonId }>("lesson.asked_about", {
  changes: ({ lessonId }) => [lessonQuestionsTag(lessonId)],
  audience: everyone,
  isAddition: true,
})
export const questionChanged = event<InLists>("question.changed", lists)
/** Both addresses now lead to the remaining question. */
export const questionMerged = event<InLists & { readonly mergedId: QuestionId }>("question.merged", {
  changes: (merged) => [...lists.changes(merged), questionTag(merged.mergedId), ANSWERED],
  audience: everyone,
})
/** A merge was undone. */
export const questionUnmerged = event<InLists & { readonly partedId: QuestionId }>("question.parted", {
  changes: (parted) => [...lists.changes(parted), questionTag(parted.partedId), ANSWERED],
  audience: everyone,
})
export const questionRemoved = event<InLists>("question.removed", lists)
/** A text got furigana or a machine translation; its source is unchanged. */
export const wordsRenewed = event<InLists>("words.renewed", { ...row, isAddition: true })
export const answerPosted = event<OfAnswer>("answer.posted", { ...row, isAddition: true })
export const answerChanged = event<OfAnswer>("answer.changed", row)
export const answerAccepted = event<OfAnswer>("answer.accepted", { ...row, isAddition: true })
/** Withdrawn by the asker, or given to another answer. */
export const answerUnaccepted = event<OfAnswer>("answer.unaccepted", row)
/** Its question may be unanswered again, and loses this answer's votes. */
export const answerRemoved = event<OfAnswer>("answer.removed", {
  ...lists,
  changes: (removed) => [...lists.changes(removed), UNANSWERED],
})
/** A restored answer brings back its votes, which count for its question's rank. */
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
/** Sent by the asker or an editor. Omits the inviter, so that an anonymous asker stays anonymous. */
export const senpaiInvited = event<OfInvitation>("invitation.sent", {
  changes: () => ["mine"],
  audience: ({ senpaiId }) => [senpaiId],
})
export const invitationDeclined = event<OfInvitation>("invitation.declined", {
  changes: () => ["mine"],
  audience: ({ senpaiId }) => [senpaiId],
})
