import { and, eq, lt, or, sql } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { VideoId } from "#api/db/ids"
import { videos } from "#api/db/tables/media"

interface Times {
  readonly now: Date
  /** Whoever has not been heard of since is dead. */
  readonly stale: Date
}

/** For whoever works on it from now on; undefined where somebody does already, or nothing is to be done. */
export async function claim(tx: Tx, id: VideoId, { now, stale }: Times) {
  const [claimed] = await tx
    .update(videos)
    .set({ attempts: sql`${videos.attempts} + 1`, touchedAt: now, percent: 0 })
    .where(
      and(
        eq(videos.id, id),
        eq(videos.state, "processing"),
        or(eq(videos.attempts, 0), lt(videos.touchedAt, stale)),
      ),
    )
    .returning()
  return claimed
}

/** A sign of life; false where nobody wants it any more. */
export async function tellProgress(tx: Tx, id: VideoId, percent: number, now: Date): Promise<boolean> {
  const told = await tx
    .update(videos)
    .set({ percent, touchedAt: now })
    .where(and(eq(videos.id, id), eq(videos.state, "processing")))
    .returning({ id: videos.id })
  return told.length > 0
}

export const selectLeft = (tx: Tx, stale: Date) =>
  tx
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.state, "processing"), lt(videos.touchedAt, stale)))
