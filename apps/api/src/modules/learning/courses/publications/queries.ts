import type { Language } from "@shirube/vocabulary/language"
import type { TakenDownBy } from "@shirube/vocabulary/learning/courses/draft-choices"
import { and, count, desc, eq, isNotNull, isNull, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CourseId, UserId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { courses, courseTexts } from "#api/kernel/db/tables/learning/courses"
import type { Moment } from "#api/kernel/lists/keyset"

const select = (tx: Tx, language: Language) =>
  tx
    .select({
      id: courses.id,
      authorId: courses.authorId,
      language: courseTexts.language,
      title: courseTexts.title,
      publishedAt: courses.publishedAt,
      takenDownAt: courses.takenDownAt,
      takenDownBy: courses.takenDownBy,
      position: instantText(courses.publishedAt),
    })
    .from(courses)
    .innerJoin(
      courseTexts,
      and(
        eq(courseTexts.courseId, courses.id),
        eq(
          courseTexts.language,
          sql`case when ${language} = any(${courses.languages}) then ${language} else ${courses.languages}[1] end`,
        ),
      ),
    )
export type PublicationRow = Awaited<ReturnType<typeof selectPublications>>[number]

/** Includes courses that are taken down. */
export const selectPublications = (
  tx: Tx,
  { language, after, limit }: { language: Language; after: Moment<CourseId> | undefined; limit: number },
) =>
  select(tx, language)
    .where(after && isBefore(courses.publishedAt, courses.id, after))
    .orderBy(desc(courses.publishedAt), desc(courses.id))
    .limit(limit)

export async function selectPublication(tx: Tx, id: CourseId, language: Language) {
  const [found] = await select(tx, language).where(eq(courses.id, id)).limit(1)
  return found
}

export async function countPublished(tx: Tx, authorId: UserId): Promise<number> {
  const [found] = await tx
    .select({ published: count() })
    .from(courses)
    .where(and(eq(courses.authorId, authorId), isNull(courses.takenDownAt)))
  return found?.published ?? 0
}

/** Null once the author's account is deleted. */
export async function selectAuthor(tx: Tx, id: CourseId): Promise<UserId | null> {
  const [found] = await tx
    .select({ authorId: courses.authorId })
    .from(courses)
    .where(eq(courses.id, id))
    .limit(1)
  return found?.authorId ?? null
}

/** Undefined if it does not exist. Concurrent publishing waits. */
export async function lockCourse(tx: Tx, id: CourseId) {
  const [found] = await tx.select().from(courses).where(eq(courses.id, id)).limit(1).for("update")
  return found
}

/** Returns false if it was already taken down. */
export async function markTakenDown(tx: Tx, id: CourseId, by: TakenDownBy, now: Date): Promise<boolean> {
  const found = await tx
    .update(courses)
    .set({ takenDownAt: now, takenDownBy: by })
    .where(and(eq(courses.id, id), isNull(courses.takenDownAt)))
    .returning({ id: courses.id })
  return found.length > 0
}

/** From then on only editors can put it back. */
export const setTakenDownBy = (tx: Tx, id: CourseId, by: TakenDownBy) =>
  tx.update(courses).set({ takenDownBy: by }).where(eq(courses.id, id))

/** Undefined if it was not taken down. */
export async function markPutBack(tx: Tx, id: CourseId) {
  const [found] = await tx
    .update(courses)
    .set({ takenDownAt: null, takenDownBy: null })
    .where(and(eq(courses.id, id), isNotNull(courses.takenDownAt)))
    .returning()
  return found
}
