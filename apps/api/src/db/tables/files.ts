import { refusals } from "@shirube/contract/files"
import { sql } from "drizzle-orm"
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import type { FileId, UserId } from "../ids.ts"
import { users } from "./accounts.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })

/**
 * `receiving`: its bytes arrive. `processing`: they are there, and made into what is served. `removed`: nobody sees it any more,
 * and a job erases what the store has of it; the row stays for a day, because it counts.
 */
export const fileStates = ["receiving", "processing", "ready", "refused", "removed"] as const

export interface StoredVariant {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly digest: string
}

/** The store has a folder named by the id for each: `original` until it is processed, then what was made of it, by name. */
export const files = pgTable(
  "files",
  {
    id: uuid("id").$type<FileId>().primaryKey(),
    /** Null once the owner is gone: a job removes what they leave behind. */
    ownerId: uuid("owner_id")
      .$type<UserId>()
      .references(() => users.id, { onDelete: "set null" }),
    purpose: text("purpose").notNull(),
    state: text("state", { enum: fileStates }).notNull(),
    /** Digest of the key that its sender repeats it with. */
    retryKey: text("retry_key"),
    /** What it is by its content. */
    contentType: text("content_type").notNull(),
    /** While it is received: as many as it may become. */
    bytes: integer("bytes").notNull(),
    /** SHA-256 of what was sent; of what is sealed nobody shall be able to tell whether they have the same. */
    digest: text("digest"),
    /** Of one whose bytes are sealed in the store: the key to them, sealed itself; gone with them. */
    sealedKey: text("sealed_key"),
    variants: jsonb("variants").$type<readonly StoredVariant[]>().notNull().default([]),
    refusal: text("refusal", { enum: refusals }),
    /** How often somebody has begun to decode it without coming to an end. */
    attempts: integer("attempts").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    /** Since when something shows it; null: it goes after a day. */
    usedAt: instant("used_at"),
    erasedAt: instant("erased_at"),
  },
  (t) => [
    index("files_owner").on(t.ownerId, t.createdAt),
    uniqueIndex("files_retry_key").on(t.ownerId, t.retryKey),
    index("files_unused").on(t.createdAt).where(sql`${t.usedAt} is null`),
    index("files_sealed").on(t.id).where(sql`${t.sealedKey} is not null`),
    index("files_ownerless").on(t.id).where(sql`${t.ownerId} is null`),
    index("files_removed").on(t.createdAt).where(sql`${t.state} = 'removed'`),
    check("files_state", sql`${t.state} in ('receiving', 'processing', 'ready', 'refused', 'removed')`),
  ],
)
