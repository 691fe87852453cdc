import { videoRefusals } from "@shirube/contract/media"
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
  timestamp,
  uuid,
} from "drizzle-orm/pg-core"
import type { UserId, VideoId } from "../ids.ts"
import { users } from "./accounts.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })

/**
 * `receiving`: its bytes arrive, with breaks of up to a day. `processing`: they are there, and made into what is watched. `removed`:
 * nobody sees it any more, and a job erases what the store has of it; the row stays for a day, because it counts.
 */
const videoStates = ["receiving", "processing", "ready", "refused", "removed"] as const

/** As much as came in one go, under a name of its own: of two that came at once one counts. */
interface Part {
  readonly name: string
  readonly bytes: number
}

interface MediaFile {
  readonly name: string
  /** Which one has made it: attempts write beside each other, never over each other. None has made what came ready. */
  readonly attempt?: number
  readonly bytes: number
  readonly digest: string
}

/** The store has a folder named by the id for each: the parts that were sent until it is processed, then `files`, by attempt and name. */
export const videos = pgTable(
  "videos",
  {
    id: uuid("id").$type<VideoId>().primaryKey(),
    /** Null once the owner is gone, and of what comes with the demo: it stays for as long as something shows it. */
    ownerId: uuid("owner_id")
      .$type<UserId>()
      .references(() => users.id, { onDelete: "set null" }),
    purpose: text("purpose").notNull(),
    state: text("state", { enum: videoStates }).notNull(),
    /** As its sender calls it, for them alone. */
    fileName: text("file_name").notNull().default(""),
    /** As many as were announced. */
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    /** In the order of the content, in a folder of their own. */
    parts: jsonb("parts").$type<readonly Part[]>().notNull().default([]),
    durationMs: integer("duration_ms").notNull().default(0),
    width: integer("width").notNull().default(0),
    height: integer("height").notNull().default(0),
    files: jsonb("files").$type<readonly MediaFile[]>().notNull().default([]),
    /** How far the work on it has come. */
    percent: integer("percent").notNull().default(0),
    /** How often somebody has begun to work on it without coming to an end. */
    attempts: integer("attempts").notNull().default(0),
    refusal: text("refusal", { enum: videoRefusals }),
    createdAt: instant("created_at").notNull(),
    /** When the last of its bytes came; then, when somebody was last at work on it. */
    touchedAt: instant("touched_at").notNull(),
    /** Since when something shows it, or is about to; null: it goes after a day. */
    usedAt: instant("used_at"),
    erasedAt: instant("erased_at"),
    /** Raised when what it stands in is taken down: addresses that were given before lead nowhere from then on. */
    grants: integer("grants").notNull().default(0),
    /** While what it stands in is taken down: the picture of it that everybody sees is not there either. */
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
