import { videoRefusals } from "@shirube/contract/common/media/routes"
import { sql } from "drizzle-orm"
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "#api/kernel/db/columns"
import type { VideoId } from "#api/kernel/db/ids"
import { clearedWithMember } from "../identity/accounts.ts"

/**
 * `receiving`: its bytes are arriving, with breaks of up to a day. `processing`: they are complete, and are
 * being transcoded. `removed`: hidden, and a job erases its bytes from the store; the row stays for a day
 * because it counts towards the quota.
 */
const videoStates = ["receiving", "processing", "ready", "refused", "removed"] as const

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
    state: text("state", { enum: videoStates }).notNull(),
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
