import { and, eq, lte, or, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { VideoId } from "#api/kernel/db/ids"
import { videos } from "#api/kernel/db/tables/common/media"
import type { Attempt } from "../queries.ts"

interface Times {
  readonly now: Date
  /** A worker without a heartbeat since then is dead. */
  readonly stale: Date
}

/** Claims the video for this worker; undefined if another has it, or nothing is to be done. */
export async function claim(tx: Tx, id: VideoId, { now, stale }: Times) {
  const [claimed] = await tx
    .update(videos)
    .set({ attempts: sql`${videos.attempts} + 1`, touchedAt: now, percent: 0 })
    .where(
      and(
        eq(videos.id, id),
        eq(videos.state, "processing"),
        or(eq(videos.attempts, 0), lte(videos.touchedAt, stale)),
      ),
    )
    .returning()
  return claimed
}

const isUnderWay = ({ id, attempts }: Attempt) =>
  and(eq(videos.id, id), eq(videos.attempts, attempts), eq(videos.state, "processing"))

/** Heartbeat; returns false if the video was removed or another worker has claimed it. */
export async function heartbeat(tx: Tx, attempt: Attempt, percent: number, now: Date): Promise<boolean> {
  const updated = await tx
    .update(videos)
    .set({ percent, touchedAt: now })
    .where(isUnderWay(attempt))
    .returning({ id: videos.id })
  return updated.length > 0
}

/** Undoes the claim. Only the latest claim can do so: attempt numbers are never shared by two workers. */
export const undoClaim = (tx: Tx, attempt: Attempt, stale: Date) =>
  tx
    .update(videos)
    .set({ attempts: attempt.attempts - 1, touchedAt: stale, percent: 0 })
    .where(isUnderWay(attempt))

export const selectStaleVideos = (tx: Tx, stale: Date) =>
  tx
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.state, "processing"), lte(videos.touchedAt, stale)))
