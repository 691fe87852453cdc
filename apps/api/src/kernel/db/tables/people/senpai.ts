import type { Topic } from "@shirube/vocabulary/topics"
import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { IndustryId, OccupationId, UserId } from "#api/kernel/db/ids"
import { users } from "../identity/accounts.ts"

export interface Workplace {
  readonly company: string
  /** YYYY-MM */
  readonly since: string
  readonly until?: string | undefined
  readonly industry: IndustryId
  readonly occupation: OccupationId
  readonly city: string
}

/** An application to answer as a senpai, with their career. Its status is in the review. */
export const senpaiApplications = pgTable(
  "senpai_applications",
  {
    userId: uuid("user_id")
      .$type<UserId>()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    workplaces: jsonb("workplaces").$type<Workplace[]>().notNull(),
    /** For a screened senpai: their later changes, until an editor approves them. */
    proposedWorkplaces: jsonb("proposed_workplaces").$type<Workplace[]>(),
    topics: text("topics").array().$type<Topic[]>().notNull(),
    proofLink: text("proof_link"),
    proofText: text("proof_text"),
    updatedAt: timestamp("updated_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (t) => [index("senpai_applications_topics").using("gin", t.topics)],
)
