import type { WordState } from "@shirube/vocabulary/learning/words/choices"
import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { TermKey } from "#api/kernel/db/ids"
import { deletedWithMember } from "../identity/accounts.ts"

/** The scheduler's memory of a word, as the browser computed it. */
export interface WordReview {
  readonly reviewed_at: string
  readonly state: WordState
  readonly stability: number
  readonly difficulty: number
  readonly scheduled_days: number
  readonly learning_steps: number
  readonly reps: number
  readonly lapses: number
}

/** Terms of the glossary that a member learns. Visible to them alone. */
export const keptWords = pgTable(
  "kept_words",
  {
    userId: deletedWithMember("user_id").notNull(),
    /** Without a reference: a word stays kept while editors have its term withdrawn. */
    termKey: text("term_key").$type<TermKey>().notNull(),
    keptAt: instant("kept_at").notNull(),
    dueAt: instant("due_at").notNull(),
    /** Null before the first review. */
    review: jsonb("review").$type<WordReview>(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.termKey] }),
    index("kept_words_due").on(t.userId, t.dueAt, t.termKey),
  ],
)
