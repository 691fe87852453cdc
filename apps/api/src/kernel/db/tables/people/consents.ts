import { consentKinds } from "@shirube/vocabulary/people/consents/kinds"
import { sql } from "drizzle-orm"
import { check, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { ConsentId } from "#api/kernel/db/ids"
import { deletedWithMember } from "../identity/accounts.ts"

/** Who agreed to which version of which text, and when. Revoking keeps the row and sets `revoked_at`. */
export const consents = pgTable(
  "consents",
  {
    id: uuid("id").$type<ConsentId>().primaryKey(),
    userId: deletedWithMember("user_id").notNull(),
    kind: text("kind", { enum: consentKinds }).notNull(),
    version: text("version").notNull(),
    /** The guardian who agrees for a minor. */
    guardianName: text("guardian_name"),
    givenAt: instant("given_at").notNull(),
    revokedAt: instant("revoked_at"),
  },
  (t) => [
    uniqueIndex("consents_standing").on(t.userId, t.kind).where(sql`${t.revokedAt} is null`),
    check("consents_kind", sql`${t.kind} in ('terms', 'privacy', 'guardian', 'matching', 'news')`),
  ],
)

/** The version of a text that people are asked to agree to, where it is not the one that the program brings with it. */
export const consentVersionRows = pgTable("consent_versions", {
  kind: text("kind", { enum: consentKinds }).primaryKey(),
  version: text("version").notNull(),
  changedAt: instant("changed_at").notNull(),
})
