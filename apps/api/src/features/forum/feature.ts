import { feature } from "#api/platform/feature"
import { routes } from "./routes.ts"
import { mineFact, shownAnswers, shownQuestions } from "./things/service.ts"
import { questionsOfTopic } from "./topics/queries.ts"

const CONFIDENTIAL = "who has taken something down is in the audit log"

export const forum = feature({
  routes,
  things: { question: shownQuestions, answer: shownAnswers },
  personal: { mine: mineFact },
  counters: [questionsOfTopic],
  personalTables: [
    { table: "questions", by: "asker_id", without: ["retry_key"] },
    { table: "questions", by: "removed_by", leftOut: CONFIDENTIAL },
    { table: "answers", by: "author_id", without: ["retry_key"] },
    { table: "answers", by: "removed_by", leftOut: CONFIDENTIAL },
    { table: "comments", by: "author_id", without: ["retry_key"] },
    { table: "comments", by: "removed_by", leftOut: CONFIDENTIAL },
    { table: "forum_texts", by: "writer_id", without: ["html", "read_text", "format"] },
    { table: "forum_revisions", by: "writer_id" },
  ],
})
