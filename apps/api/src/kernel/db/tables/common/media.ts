import { refusals } from "@shirube/contract/common/media/files"
import { videoRefusals } from "@shirube/contract/common/media/videos"
import { sql } from "drizzle-orm"
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { FileId, VideoId } from "#api/kernel/db/ids"
import { clearedWithMember } from "../identity/accounts.ts"

/**
 * Of a file or a video. `receiving`: its bytes are arriving, those of a video with breaks of up to a day.
 * `processing`: they are complete, and its variants are being made. `removed`: hidden, and a job erases its
 * bytes from the store; the row stays for a day because it counts towards the quota.
 */
const mediaStates = ["receiving", "processing", "ready", "refused", "removed"] as const

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
    state: text("state", { enum: mediaStates }).notNull(),
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

/** The bytes of one request, under a unique name: of two concurrent requests only one counts. */
interface Part {
  readonly name: string
  readonly bytes: number
}

interface MediaFile {
  readonly name: string
  /**
   * The transcoding attempt that wrote it: attempts never overwrite each other. Undefined for films that came
   * already transcoded.
   */
  readonly attempt?: number
  readonly bytes: number
  readonly digest: string
}

/**
 * The store has one folder per video, named by its id: the uploaded parts until it is processed, then `files`,
 * by attempt and name.
 */
export const videos = pgTable(
  "videos",
  {
    id: uuid("id").$type<VideoId>().primaryKey(),
    /**
     * Null once the owner's account is deleted, and for the demo's films: kept for as long as something shows
     * it.
     */
    ownerId: clearedWithMember("owner_id"),
    purpose: text("purpose").notNull(),
    state: text("state", { enum: mediaStates }).notNull(),
    /** The sender's file name, shown only to them. */
    fileName: text("file_name").notNull().default(""),
    /** The announced size. */
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    /** In the order of the content, in a folder of their own. */
    parts: jsonb("parts").$type<readonly Part[]>().notNull().default([]),
    durationMs: integer("duration_ms").notNull().default(0),
    width: integer("width").notNull().default(0),
    height: integer("height").notNull().default(0),
    files: jsonb("files").$type<readonly MediaFile[]>().notNull().default([]),
    /** Progress of the transcoding. */
    percent: integer("percent").notNull().default(0),
    /** How often processing was started without finishing. */
    attempts: integer("attempts").notNull().default(0),
    refusal: text("refusal", { enum: videoRefusals }),
    createdAt: instant("created_at").notNull(),
    /** When the last bytes arrived; later, when processing last made progress. */
    touchedAt: instant("touched_at").notNull(),
    /** Since when something shows it, or is about to; null: a job removes it after a day. */
    usedAt: instant("used_at"),
    erasedAt: instant("erased_at"),
    /** Incremented when the content that shows it is taken down: invalidates issued URLs. */
    grants: integer("grants").notNull().default(0),
    /** Hides the public poster while the content that shows it is taken down. */
    isPosterHidden: boolean("is_poster_hidden").notNull().default(false),
  },
  (t) => [
    index("videos_owner").on(t.ownerId, t.createdAt),
    index("videos_unused").on(t.touchedAt).where(sql`${t.usedAt} is null`),
    index("videos_receiving").on(t.touchedAt).where(sql`${t.state} = 'receiving'`),
    index("videos_removed").on(t.createdAt).where(sql`${t.state} = 'removed'`),
    check("videos_state", sql`${t.state} in ('receiving', 'processing', 'ready', 'refused', 'removed')`),
  ],
)
