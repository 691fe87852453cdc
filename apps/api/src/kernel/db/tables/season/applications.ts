import {
  applicationStages,
  deadlineKinds,
  type Reached,
  type SelectionStage,
} from "@shirube/vocabulary/season/applications/choices"
import { sql } from "drizzle-orm"
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core"
import { day, instant } from "#api/kernel/db/columns"
import type { ApplicationId } from "#api/kernel/db/ids"
import { deletedWithMember } from "../identity/accounts.ts"

const owner = () => deletedWithMember("user_id").notNull()

export interface SubmittedDocument {
  readonly name: string
  readonly handedInOn: string | null
  readonly link: string | null
}

/** An id is unique per owner: another member's id can be neither taken nor guessed. */
export const applications = pgTable(
  "applications",
  {
    userId: owner(),
    id: uuid("id").$type<ApplicationId>().notNull(),
    version: integer("version").notNull(),
    company: text("company").notNull(),
    position: text("position"),
    stage: text("stage", { enum: applicationStages }).notNull(),
    steps: jsonb("steps").$type<readonly SelectionStage[]>().notNull(),
    link: text("link"),
    note: text("note"),
    documents: jsonb("documents").$type<readonly SubmittedDocument[]>().notNull(),
    reached: jsonb("reached").$type<readonly Reached[]>().notNull(),
    /** Position in the owner's own order, the order of these keys (kernel/text/sort-keys.ts). */
    place: text("place").notNull(),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index("applications_own_order").on(t.userId, sql`${t.place} collate "C"`, t.id),
  ],
)

export const applicationDeadlines = pgTable(
  "application_deadlines",
  {
    userId: owner(),
    applicationId: uuid("application_id").$type<ApplicationId>().notNull(),
    id: uuid("id").notNull(),
    kind: text("kind", { enum: deadlineKinds }).notNull(),
    what: text("what"),
    /** Japan time, like `time`. */
    day: day("day").notNull(),
    time: text("time"),
    isDone: boolean("is_done").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.applicationId, t.id] }),
    index("application_deadlines_by_day").on(t.userId, t.day),
    foreignKey({
      name: "application_deadlines_application",
      columns: [t.userId, t.applicationId],
      foreignColumns: [applications.userId, applications.id],
    }).onDelete("cascade"),
  ],
)
