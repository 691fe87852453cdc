import type { AuditEventsOf, AuditTexts } from "#api/kernel/features/audit-texts"
import { feature } from "#api/kernel/features/feature"
import { commentsOfAnswer } from "./answers/queries.ts"
import { followedInForum, followerCounter, helpfulCounters, votedPosts } from "./counts/service.ts"
import { askedFigures, waitingFigures } from "./daily-figures/service.ts"
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
import { postsOverview } from "./overview/service.ts"
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

const auditEvents = {
  "answer.removed": { en: "Took down an answer", ja: "回答を非公開にしました" },
  "comment.removed": { en: "Took down a comment", ja: "コメントを非公開にしました" },
  "post.mended": { en: "Corrected a post that had been taken down", ja: "非公開になった投稿を直しました" },
  "question.asker_seen": { en: "Looked up who asked a question", ja: "質問者を確認しました" },
  "question.locked": { en: "Locked a question", ja: "質問を締め切りました" },
  "question.merged": { en: "Merged a question into another", ja: "質問を別の質問に統合しました" },
  "question.parted": { en: "Undid the merge of a question", ja: "質問の統合を取り消しました" },
  "question.removed": { en: "Took down a question", ja: "質問を非公開にしました" },
  "question.slowed": { en: "Turned on slow mode for a question", ja: "質問の投稿間隔を制限しました" },
  "question.unlocked": { en: "Unlocked a question", ja: "質問の締め切りを解除しました" },
  "question.unslowed": {
    en: "Turned off slow mode for a question",
    ja: "質問の投稿間隔の制限を解除しました",
  },
  "watched_word.added": { en: "Added a watched word", ja: "注意する言葉を追加しました" },
  "watched_word.changed": { en: "Changed a watched word", ja: "注意する言葉を変更しました" },
  "watched_word.removed": { en: "Removed a watched word", ja: "注意する言葉を削除しました" },
} as const satisfies AuditTexts

export const forum = feature({
  auditEvents,
  routes,
  searchSource: questionSource,
  notices,
  subjects: { question: shownQuestions, answer: shownAnswers },
  publicPages: { question: questionPages, topic: topicPages },
  personal: { mine: mineFact, block: blockFact },
  today: { news: newsToday, waiting_questions: waitingToday },
  complaintNouns: reportedPosts,
  reviewKinds: [...postReviews, changeReviews],
  memberOverviews: [postsOverview],
  dailyFigures: [askedFigures, waitingFigures],
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
  interface AuditEvents extends AuditEventsOf<typeof auditEvents> {}
  interface AuditNouns {
    readonly question: true
    readonly answer: true
    readonly comment: true
    readonly watched_word: true
  }
}
