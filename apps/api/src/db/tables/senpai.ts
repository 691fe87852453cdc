import type { Topic } from "@shirube/contract/topics"
import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { IndustryId, OccupationId, UserId } from "../ids.ts"
import { users } from "./accounts.ts"

export interface Workplace {
  readonly company: string
  /** YYYY-MM */
  readonly since: string
  readonly until?: string | undefined
  readonly industry: IndustryId
  readonly occupation: OccupationId
  readonly city: string
}

/** What somebody has done, who would like to answer as a senpai. Where the editors are with it is for the review to say. */
export const senpaiApplications = pgTable(
  "senpai_applications",
  {
    userId: uuid("user_id")
      .$type<UserId>()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    workplaces: jsonb("workplaces").$type<Workplace[]>().notNull(),
    /** Of a screened senpai: what they have changed since, until an editor has approved it. */
    proposedWorkplaces: jsonb("proposed_workplaces").$type<Workplace[]>(),
    topics: text("topics").array().$type<Topic[]>().notNull(),
    proofLink: text("proof_link"),
    proofText: text("proof_text"),
    updatedAt: timestamp("updated_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (t) => [index("senpai_applications_topics").using("gin", t.topics)],
)
