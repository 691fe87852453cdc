import { languages } from "@shirube/vocabulary/language"
import { sql } from "drizzle-orm"
import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { ArticleFeedbackId, ArticleId } from "#api/kernel/db/ids"
import { articles } from "./articles.ts"

/** Whether an article helped a reader. Without a name: neither member nor address. */
export const articleFeedback = pgTable(
  "article_feedback",
  {
    id: uuid("id").$type<ArticleFeedbackId>().primaryKey(),
    articleId: text("article_id")
      .$type<ArticleId>()
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    language: text("language", { enum: languages }).notNull(),
    isHelpful: boolean("is_helpful").notNull(),
    line: text("line"),
    givenAt: instant("given_at").notNull(),
  },
  (t) => [
    index("article_feedback_by_article").on(t.articleId, t.isHelpful),
    index("article_feedback_lines").on(t.givenAt, t.id).where(sql`${t.line} is not null`),
    index("article_feedback_oldest").on(t.givenAt),
  ],
)
