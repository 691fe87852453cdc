import { eq, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CourseId } from "#api/kernel/db/ids"
import { courses } from "#api/kernel/db/tables/learning/courses"

export async function selectPublishedAt(tx: Tx, id: CourseId): Promise<Date | undefined> {
  const [found] = await tx
    .select({ publishedAt: courses.publishedAt })
    .from(courses)
    .where(eq(courses.id, id))
    .limit(1)
  return found?.publishedAt
}

export const isCourseIdTaken = async (tx: Tx, id: CourseId) => (await selectPublishedAt(tx, id)) !== undefined

/** Serialises publishing: the second of two courses with the same name finds the id taken. */
export const lockCourseIds = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('ids of courses', 0))`)
