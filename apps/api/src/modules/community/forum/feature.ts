import { feature } from "#api/kernel/features/feature"
import { commentsOfAnswer } from "./answers/queries.ts"
import { followedInForum, followerCounter, helpfulCounters, votedPosts } from "./counts/service.ts"
import { questionSource } from "./documents/service.ts"
import { changeReviews } from "./held-texts/service.ts"
import {
  indexAnswerChanged,
  indexAnswered,
  purgeRemovedPosts,
  renderOutdatedTexts,
  resortQuestionLists,
} from "./jobs.ts"
import { postReviews, reportedPosts } from "./moderation/service.ts"
import { notices } from "./notices/notices.ts"
import { picturePurpose, releaseUnusedPictures } from "./pictures/service.ts"
import { questionPages, topicPages } from "./public-pages/service.ts"
import { answersOfQuestion, commentsOfQuestion } from "./questions/queries.ts"
import { routes } from "./routes.ts"
import { deleteForumPosts, removeOrphanedPost } from "./service.ts"
import { blockFact, mineFact, shownAnswers, shownQuestions } from "./subjects/service.ts"
import { suspensionSubscribers } from "./suspension/service.ts"
import { renewals, translateByMachine } from "./texts/jobs.ts"
import { newsToday, waitingToday } from "./today/service.ts"
import { questionsOfTopic } from "./topics/queries.ts"

const CONFIDENTIAL = "who has taken something down is in the audit log"

export const forum = feature({
  routes,
  searchSource: questionSource,
  notices,
  subjects: { question: shownQuestions, answer: shownAnswers },
  publicPages: { question: questionPages, topic: topicPages },
  personal: { mine: mineFact, block: blockFact },
  today: { news: newsToday, waiting_questions: waitingToday },
  complaintNouns: reportedPosts,
  reviewKinds: [...postReviews, changeReviews],
  votedSubjects: votedPosts,
  followedSubjects: followedInForum,
  counters: [
    questionsOfTopic,
    answersOfQuestion,
    commentsOfQuestion,
    commentsOfAnswer,
    followerCounter,
    ...helpfulCounters,
  ],
  filePurposes: [picturePurpose],
  jobs: [
    purgeRemovedPosts,
    releaseUnusedPictures,
    resortQuestionLists,
    renderOutdatedTexts,
    translateByMachine,
  ],
  subscribers: [indexAnswered, indexAnswerChanged, ...renewals, ...suspensionSubscribers],
  onAccountDeleted: deleteForumPosts,
  deferred: { post: removeOrphanedPost },
  personalTables: [
    { table: "questions", kind: "forum", by: "asker_id", without: ["retry_key"] },
    { table: "questions", kind: "forum", by: "removed_by", leftOut: CONFIDENTIAL },
    { table: "answers", kind: "forum", by: "author_id", without: ["retry_key"] },
    { table: "answers", kind: "forum", by: "removed_by", leftOut: CONFIDENTIAL },
    { table: "comments", kind: "forum", by: "author_id", without: ["retry_key"] },
    { table: "comments", kind: "forum", by: "removed_by", leftOut: CONFIDENTIAL },
    // Omits `invited_by`: senpai must not learn who an anonymous asker is.
    { table: "invitations", kind: "forum", by: "senpai_id", without: ["invited_by"] },
    { table: "invitations", kind: "forum", by: "invited_by" },
    {
      table: "forum_texts",
      kind: "forum",
      by: "writer_id",
      without: ["html", "read_text", "read_title", "format"],
    },
    { table: "forum_revisions", kind: "forum", by: "writer_id" },
    { table: "held_texts", kind: "forum", by: "writer_id" },
    {
      table: "watched_words",
      kind: "safety",
      by: "added_by",
      leftOut: "which words are watched is for editors alone",
    },
  ],
})

declare module "#api/modules/identity/audit/service" {
  interface AuditEvents {
    readonly "answer.removed": true
    readonly "comment.removed": true
    readonly "post.mended": true
    readonly "question.asker_seen": true
    readonly "question.locked": true
    readonly "question.merged": true
    readonly "question.parted": true
    readonly "question.removed": true
    readonly "question.slowed": true
    readonly "question.unlocked": true
    readonly "question.unslowed": true
    readonly "watched_word.added": true
    readonly "watched_word.changed": true
    readonly "watched_word.removed": true
  }
  interface AuditNouns {
    readonly question: true
    readonly answer: true
    readonly comment: true
    readonly watched_word: true
  }
}
