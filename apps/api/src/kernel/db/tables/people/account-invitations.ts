import { editorRoles, invitedRoles } from "@shirube/vocabulary/product"
import { sql } from "drizzle-orm"
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { instant, language } from "#api/kernel/db/columns"
import type { AccountInvitationId } from "#api/kernel/db/ids"
import { clearedWithMember, deletedWithMember } from "../identity/accounts.ts"

/** For accounts without public sign-up. Open while neither accepted nor revoked. */
export const accountInvitations = pgTable(
  "account_invitations",
  {
    id: uuid("id").$type<AccountInvitationId>().primaryKey(),
    email: text("email").notNull(),
    role: text("role", { enum: invitedRoles }).notNull(),
    /** Null unless an editor is invited. */
    editorRoles: text("editor_roles", { enum: editorRoles }).array(),
    companyName: text("company_name"),
    language: language(),
    /** Null for the operator's command. */
    invitedBy: clearedWithMember("invited_by"),
    /** Only the digest of the newest link's token is stored. */
    tokenHash: text("token_hash").notNull().unique(),
    sentAt: instant("sent_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    acceptedAt: instant("accepted_at"),
    acceptedBy: deletedWithMember("accepted_by"),
    revokedAt: instant("revoked_at"),
  },
  (t) => [
    uniqueIndex("account_invitations_open")
      .on(sql`lower(${t.email})`)
      .where(sql`${t.acceptedAt} is null and ${t.revokedAt} is null`),
    index("account_invitations_invited_by").on(t.invitedBy),
    index("account_invitations_accepted_by").on(t.acceptedBy),
    check("account_invitations_role", sql`${t.role} in ('administrator', 'editor', 'company')`),
  ],
)
