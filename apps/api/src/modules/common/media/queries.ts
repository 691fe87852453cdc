import type { VideoRefusal } from "@shirube/contract/common/media/routes"
import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm"
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
export const removeAbandoned = (tx: Tx, before: Date) =>
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

export const selectUnerased = (tx: Tx, limit: number) =>
  tx
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.state, "removed"), isNull(videos.erasedAt)))
    .orderBy(asc(videos.createdAt))
    .limit(limit)

export const markErased = (tx: Tx, id: VideoId, now: Date) =>
  tx
    .update(videos)
    .set({ erasedAt: now, parts: [], files: [] })
    .where(and(eq(videos.id, id), eq(videos.state, "removed")))

export const deleteErasedBefore = (tx: Tx, before: Date) =>
  tx
    .delete(videos)
    .where(and(isNotNull(videos.erasedAt), or(isNull(videos.ownerId), lt(videos.createdAt, before))))
