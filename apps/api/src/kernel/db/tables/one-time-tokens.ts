import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import { deletedWithMember } from "./identity/accounts.ts"

export const tokenKinds = [
  "password-reset",
  "second-factor",
  "identity",
  "identity-connection",
  "registration",
  "address-code",
  "passkey-registration",
  "passkey-sign-in",
  "logout-notice",
  "student-verification",
] as const

/** Every token that can be redeemed once before it expires. Only its digest is stored. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    hash: text("hash").primaryKey(),
    kind: text("kind", { enum: tokenKinds }).notNull(),
    userId: deletedWithMember("user_id"),
    /** The owner's version when it was issued; null for a token without an owner. */
    credentialsVersion: integer("credentials_version"),
    payload: jsonb("payload").$type<unknown>().notNull(),
    tries: integer("tries").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    spentAt: instant("spent_at"),
  },
  (t) => [
    index("one_time_tokens_user_id").on(t.userId, t.kind),
    index("one_time_tokens_expires_at").on(t.expiresAt),
  ],
)
