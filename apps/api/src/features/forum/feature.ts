import { feature } from "#api/platform/feature"
import { commentsOfAnswer } from "./answers/queries.ts"
import { changeReviews } from "./held/service.ts"
import {
  indexAnswerChanged,
  indexAnswered,
  purgeRemovedPosts,
  renderOutdatedTexts,
  sortMendedLists,
} from "./jobs.ts"
import { postReviews, reportedPosts } from "./moderation/service.ts"
import { letPicturesGo } from "./pictures/jobs.ts"
import { picturePurpose } from "./pictures/service.ts"
import { answersOfQuestion, commentsOfQuestion } from "./questions/queries.ts"
import { routes } from "./routes.ts"
import { leaveForum } from "./service.ts"
import { renewals, translateByMachine } from "./texts/jobs.ts"
import { blockFact, mineFact, shownAnswers, shownQuestions } from "./things/service.ts"
import { questionsOfTopic } from "./topics/queries.ts"

const CONFIDENTIAL = "who has taken something down is in the audit log"

export const forum = feature({
  routes,
  things: { question: shownQuestions, answer: shownAnswers },
  personal: { mine: mineFact, block: blockFact },
  complaintNouns: reportedPosts,
  reviewKinds: [...postReviews, changeReviews],
  counters: [questionsOfTopic, answersOfQuestion, commentsOfQuestion, commentsOfAnswer],
  filePurposes: [picturePurpose],
  jobs: [purgeRemovedPosts, letPicturesGo, sortMendedLists, renderOutdatedTexts, translateByMachine],
  subscribers: [indexAnswered, indexAnswerChanged, ...renewals],
  farewell: leaveForum,
  personalTables: [
    { table: "questions", by: "asker_id", without: ["retry_key"] },
    { table: "questions", by: "removed_by", leftOut: CONFIDENTIAL },
    { table: "answers", by: "author_id", without: ["retry_key"] },
    { table: "answers", by: "removed_by", leftOut: CONFIDENTIAL },
    { table: "comments", by: "author_id", without: ["retry_key"] },
    { table: "comments", by: "removed_by", leftOut: CONFIDENTIAL },
    // Who asked without a name is nobody to those whom they invite.
    { table: "invitations", by: "senpai_id", without: ["invited_by"] },
    { table: "invitations", by: "invited_by" },
    { table: "forum_texts", by: "writer_id", without: ["html", "read_text", "read_title", "format"] },
    { table: "forum_revisions", by: "writer_id" },
    { table: "held_texts", by: "writer_id" },
    { table: "watched_words", by: "added_by", leftOut: "which words are watched is for editors alone" },
  ],
})
