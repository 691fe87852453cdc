import { and, count, eq, gt, inArray, isNull, min, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId, VideoId } from "#api/kernel/db/ids"
import { videos } from "#api/kernel/db/tables/common/media"
import type { VideoRow } from "../queries.ts"

/** Serialises a member's announcements, so that the daily limit counts them one after the other. */
export const lockVideosOf = (tx: Tx, ownerId: UserId) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`videos of ${ownerId}`}, 0))`)

export async function countSince(tx: Tx, ownerId: UserId, since: Date) {
  const [counted] = await tx
    .select({
      videos: count(),
      bytes: sql<number>`coalesce(sum(${videos.bytes}), 0)::bigint`.mapWith(Number),
      oldest: min(videos.createdAt),
    })
    .from(videos)
    .where(and(eq(videos.ownerId, ownerId), gt(videos.createdAt, since)))
  return counted ?? { videos: 0, bytes: 0, oldest: null }
}

export const insertReceiving = (
  tx: Tx,
  video: Pick<VideoRow, "id" | "ownerId" | "purpose" | "fileName" | "bytes" | "createdAt" | "touchedAt">,
) => tx.insert(videos).values({ ...video, state: "receiving" })

type Parts = VideoRow["parts"]

/** Returns false if another part came meanwhile, or the upload was cancelled. */
export async function addPart(
  tx: Tx,
  id: VideoId,
  { was, is, isLast, now }: { was: Parts; is: Parts; isLast: boolean; now: Date },
): Promise<boolean> {
  const added = await tx
    .update(videos)
    .set({ parts: is, touchedAt: now, ...(isLast ? { state: "processing" as const } : {}) })
    .where(
      and(
        eq(videos.id, id),
        eq(videos.state, "receiving"),
        sql`${videos.parts} = ${JSON.stringify(was)}::jsonb`,
      ),
    )
    .returning({ id: videos.id })
  return added.length > 0
}

/** Only the owner's, and only while unused. */
export async function removeOwn(tx: Tx, ownerId: UserId, id: VideoId): Promise<boolean> {
  const removed = await tx
    .update(videos)
    .set({ state: "removed" })
    .where(
      and(
        eq(videos.id, id),
        eq(videos.ownerId, ownerId),
        isNull(videos.usedAt),
        inArray(videos.state, ["receiving", "processing", "ready", "refused"]),
      ),
    )
    .returning({ id: videos.id })
  return removed.length > 0
}

export const deleteVideo = (tx: Tx, id: VideoId) => tx.delete(videos).where(eq(videos.id, id))
