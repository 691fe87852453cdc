import { and, eq, inArray } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { CourseDraftId, UserId, VideoId } from "#api/db/ids"
import { courseDraftFilms, courseDrafts } from "#api/db/tables/courses"

/** As many as an older and a newer version can have between them. */
const MOST = 500

export async function selectFilmsOf(tx: Tx, draftId: CourseDraftId): Promise<VideoId[]> {
  const found = await tx
    .select({ id: courseDraftFilms.videoId })
    .from(courseDraftFilms)
    .where(eq(courseDraftFilms.draftId, draftId))
    .limit(MOST)
  return found.map(({ id }) => id)
}

/** Those that stand in no other course; of two who add the same one at once, the second waits here and finds it taken. */
export async function insertFilms(
  tx: Tx,
  draftId: CourseDraftId,
  ids: readonly VideoId[],
): Promise<VideoId[]> {
  if (ids.length === 0) return []
  const added = await tx
    .insert(courseDraftFilms)
    .values(ids.map((videoId) => ({ videoId, draftId })))
    .onConflictDoNothing()
    .returning({ id: courseDraftFilms.videoId })
  return added.map(({ id }) => id)
}

export async function deleteFilms(tx: Tx, draftId: CourseDraftId, ids: readonly VideoId[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .delete(courseDraftFilms)
      .where(and(eq(courseDraftFilms.draftId, draftId), inArray(courseDraftFilms.videoId, [...ids])))
}

/** Whose drafts have which films, and what has been published of them. */
export const selectDraftsBy = (tx: Tx, authors: readonly UserId[]) =>
  tx
    .select({ id: courseDrafts.id, courseId: courseDrafts.courseId })
    .from(courseDrafts)
    .where(inArray(courseDrafts.authorId, [...authors]))
