import { strategies } from "@shirube/vocabulary/product"
import { sql } from "drizzle-orm"
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { SessionId } from "#api/kernel/db/ids"
import { deletedWithMember } from "./accounts.ts"

export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").$type<SessionId>().primaryKey(),
    userId: deletedWithMember("user_id").notNull(),
    strategy: text("strategy", { enum: strategies }).notNull(),
    userAgent: text("user_agent").notNull().default(""),
    createdAt: instant("created_at").notNull().defaultNow(),
    refreshedAt: instant("refreshed_at").notNull().defaultNow(),
    endedAt: instant("ended_at"),
    /**
     * For a session opened through another service: which one, which of its subjects and which of its
     * sessions.
     */
    issuer: text("issuer"),
    subject: text("subject"),
    issuerSession: text("issuer_session"),
  },
  (t) => [
    index("sessions_user_id").on(t.userId, t.createdAt),
    index("sessions_issuer_session").on(t.issuer, t.issuerSession).where(sql`${t.endedAt} is null`),
    index("sessions_issuer_subject").on(t.issuer, t.subject).where(sql`${t.endedAt} is null`),
  ],
)

/** One row per refresh token ever issued: reuse of a spent one ends the whole session. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    hash: text("hash").primaryKey(),
    sessionId: uuid("session_id")
      .$type<SessionId>()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
    spentAt: instant("spent_at"),
    /** Digests of the exchange's key and of the token it returned: they distinguish a retry from a theft. */
    exchangeKey: text("exchange_key"),
    successor: text("successor"),
  },
  (t) => [
    index("refresh_tokens_session_id").on(t.sessionId),
    index("refresh_tokens_expires_at").on(t.expiresAt),
  ],
)
