import type { Topic } from "@shirube/vocabulary/topics"
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { IndustryId, OccupationId } from "#api/kernel/db/ids"
import { deletedWithMember } from "../identity/accounts.ts"

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
    userId: deletedWithMember("user_id").primaryKey(),
    workplaces: jsonb("workplaces").$type<Workplace[]>().notNull(),
    /** For a screened senpai: their later changes, until an editor approves them. */
    proposedWorkplaces: jsonb("proposed_workplaces").$type<Workplace[]>(),
    topics: text("topics").array().$type<Topic[]>().notNull(),
    proofLink: text("proof_link"),
    proofText: text("proof_text"),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [index("senpai_applications_topics").using("gin", t.topics)],
)
