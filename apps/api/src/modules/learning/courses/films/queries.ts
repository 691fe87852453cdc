import { and, eq, inArray } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CourseDraftId, UserId, VideoId } from "#api/kernel/db/ids"
import { courseDraftFilms, courseDrafts } from "#api/kernel/db/tables/learning/courses"

/** Enough for the films of a published and a draft version together. */
const MOST = 500

export async function selectFilmsOf(tx: Tx, draftId: CourseDraftId): Promise<VideoId[]> {
  const found = await tx
    .select({ id: courseDraftFilms.videoId })
    .from(courseDraftFilms)
    .where(eq(courseDraftFilms.draftId, draftId))
    .limit(MOST)
  return found.map(({ id }) => id)
}

/**
 * Returns those that were added; a film belongs to one course, so a concurrent insert of the same film waits
 * and is skipped.
 */
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

/** Drafts of these authors, with their published courses. */
export const selectDraftsBy = (tx: Tx, authors: readonly UserId[]) =>
  tx
    .select({ id: courseDrafts.id, courseId: courseDrafts.courseId })
    .from(courseDrafts)
    .where(inArray(courseDrafts.authorId, [...authors]))
