import { refusals } from "@shirube/contract/common/files/routes"
import { sql } from "drizzle-orm"
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { FileId } from "#api/kernel/db/ids"
import { clearedWithMember } from "../identity/accounts.ts"

/**
 * `receiving`: its bytes are arriving. `processing`: they are complete, and its variants are being made.
 * `removed`: hidden, and a job erases its bytes from the store; the row stays for a day because it counts
 * towards the quota.
 */
export const fileStates = ["receiving", "processing", "ready", "refused", "removed"] as const

export interface StoredVariant {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly digest: string
}

/**
 * The store has one folder per file, named by its id: `original` until it is processed, then its variants by
 * name.
 */
export const files = pgTable(
  "files",
  {
    id: uuid("id").$type<FileId>().primaryKey(),
    /** Null once the owner's account is deleted: a job then erases the file. */
    ownerId: clearedWithMember("owner_id"),
    purpose: text("purpose").notNull(),
    state: text("state", { enum: fileStates }).notNull(),
    /** Digest of the idempotency key that the sender retries with. */
    retryKey: text("retry_key"),
    /** Detected from its content. */
    contentType: text("content_type").notNull(),
    /** While receiving: the maximum size. */
    bytes: integer("bytes").notNull(),
    /**
     * SHA-256 of what was sent; null for sealed files, so that no one can check whether they have the same
     * file.
     */
    digest: text("digest"),
    /** For a file whose bytes are sealed in the store: its sealed key, erased with the bytes. */
    sealedKey: text("sealed_key"),
    variants: jsonb("variants").$type<readonly StoredVariant[]>().notNull().default([]),
    refusal: text("refusal", { enum: refusals }),
    /** How often decoding was started without finishing. */
    attempts: integer("attempts").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    /** Since when something shows the file; null: a job removes it after a day. */
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
