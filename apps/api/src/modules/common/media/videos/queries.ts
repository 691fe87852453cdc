import type { VideoRefusal } from "@shirube/contract/common/media/videos"
import { and, eq, inArray, isNull, lt, lte, ne, or, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId, VideoId } from "#api/kernel/db/ids"
import { prepared } from "#api/kernel/db/prepared"
import { videos } from "#api/kernel/db/tables/common/media"

export type VideoRow = typeof videos.$inferSelect
export type MediaFile = VideoRow["files"][number]

const videoOf = prepared((tx) =>
  tx
    .select()
    .from(videos)
    .where(eq(videos.id, sql.placeholder("id")))
    .limit(1)
    .prepare("video_by_id"),
)

/** Runs for every range that a viewer requests. */
export async function selectVideo(tx: Tx, id: VideoId): Promise<VideoRow | undefined> {
  const [found] = await videoOf(tx).execute({ id })
  return found
}

export const selectVideos = (tx: Tx, ids: readonly VideoId[]) =>
  tx
    .select()
    .from(videos)
    .where(and(inArray(videos.id, [...ids]), ne(videos.state, "removed")))

/** Replaces a video with this id. */
export const putVideo = (tx: Tx, video: typeof videos.$inferInsert) =>
  tx.insert(videos).values(video).onConflictDoUpdate({ target: videos.id, set: video })

export const markUsed = (
  tx: Tx,
  { ownerId, purpose, ids }: { ownerId: UserId; purpose: string; ids: readonly VideoId[] },
  now: Date,
) =>
  tx
    .update(videos)
    .set({ usedAt: now })
    .where(
      and(
        inArray(videos.id, [...ids]),
        eq(videos.ownerId, ownerId),
        eq(videos.purpose, purpose),
        inArray(videos.state, ["receiving", "processing", "ready"]),
      ),
    )
    .returning({ id: videos.id })

/** Invalidates issued URLs. */
export const raiseGrants = (tx: Tx, ids: readonly VideoId[]) =>
  tx
    .update(videos)
    .set({ grants: sql`${videos.grants} + 1` })
    .where(inArray(videos.id, [...ids]))

export const setPostersHidden = (tx: Tx, ids: readonly VideoId[], isPosterHidden: boolean) =>
  tx
    .update(videos)
    .set({ isPosterHidden })
    .where(inArray(videos.id, [...ids]))

export const removeVideos = (tx: Tx, ids: readonly VideoId[]) =>
  tx
    .update(videos)
    .set({ state: "removed" })
    .where(inArray(videos.id, [...ids]))

type Ending =
  | ({ readonly state: "ready" } & Pick<VideoRow, "durationMs" | "width" | "height" | "files">)
  | { readonly state: "refused"; readonly refusal: VideoRefusal }

/** The attempt number distinguishes its worker from earlier, stale ones. */
export type Attempt = Pick<VideoRow, "id" | "attempts">

/** No-op if it is no longer in progress or claimed by another worker. The parts stay listed until they are deleted. */
export const markEnded = (tx: Tx, { id, attempts }: Attempt, ending: Ending) =>
  tx
    .update(videos)
    .set({ ...ending, percent: 100 })
    .where(
      and(
        eq(videos.id, id),
        eq(videos.attempts, attempts),
        inArray(videos.state, ["receiving", "processing"]),
      ),
    )

export const selectEndedWithParts = (tx: Tx) =>
  tx
    .select({ id: videos.id })
    .from(videos)
    .where(and(inArray(videos.state, ["ready", "refused"]), sql`${videos.parts} <> '[]'::jsonb`))

export const forgetParts = (tx: Tx, id: VideoId) =>
  tx
    .update(videos)
    .set({ parts: [] })
    .where(and(eq(videos.id, id), inArray(videos.state, ["ready", "refused"])))

/** Removes stalled uploads, unused videos and videos without an owner. */
export const removeAbandonedVideos = (tx: Tx, before: Date) =>
  tx
    .update(videos)
    .set({ state: "removed" })
    .where(
      and(
        ne(videos.state, "removed"),
        or(
          and(eq(videos.state, "receiving"), lt(videos.touchedAt, before)),
          and(isNull(videos.usedAt), or(isNull(videos.ownerId), lt(videos.touchedAt, before))),
        ),
      ),
    )

export const insertVideo = (
  tx: Tx,
  video: Pick<VideoRow, "id" | "ownerId" | "purpose" | "fileName" | "bytes" | "createdAt" | "touchedAt">,
) => tx.insert(videos).values({ ...video, state: "receiving" })

/** Returns false if another part came meanwhile, or the upload was cancelled. */
export async function addPart(
  tx: Tx,
  id: VideoId,
  { was, is, isLast, now }: { was: VideoRow["parts"]; is: VideoRow["parts"]; isLast: boolean; now: Date },
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
export async function removeOwnVideo(tx: Tx, ownerId: UserId, id: VideoId): Promise<boolean> {
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
