import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { PasskeyId } from "#api/kernel/db/ids"
import { deletedWithMember } from "./accounts.ts"

const owner = () => deletedWithMember("user_id").notNull()

/** An authenticator app; in force once its first code has been confirmed. */
export const totpFactors = pgTable("totp_factors", {
  userId: owner().primaryKey(),
  /** Sealed by the vault. */
  secret: text("secret").notNull(),
  /** The time step of the last accepted code: a code works once. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  /** The owner's version when the set-up started. */
  credentialsVersion: integer("credentials_version").notNull().default(0),
  createdAt: instant("created_at").notNull(),
  confirmedAt: instant("confirmed_at"),
})

export const recoveryCodes = pgTable(
  "recovery_codes",
  { userId: owner(), hash: text("hash").notNull(), usedAt: instant("used_at") },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
)

export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid("id").$type<PasskeyId>().primaryKey(),
    userId: owner(),
    credentialId: text("credential_id").notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text("public_key").notNull(),
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: jsonb("transports").$type<string[]>().notNull(),
    isSynced: boolean("is_synced").notNull(),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (t) => [index("passkeys_user_id").on(t.userId, t.createdAt)],
)
