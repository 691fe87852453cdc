import { integer, pgTable } from "drizzle-orm/pg-core"
import { deletedWithMember } from "../identity/accounts.ts"

/** Counts of a senpai's sessions, which their page shows. */
export const mentorSessionRecords = pgTable("mentor_session_records", {
  mentorId: deletedWithMember("mentor_id").primaryKey(),
  held: integer("held").notNull().default(0),
  /** Students who were helped, at least partly. */
  helped: integer("helped").notNull().default(0),
})
