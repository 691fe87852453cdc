import type { Language } from "@shirube/vocabulary/language"
import { and, asc, eq, gt } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CourseId } from "#api/kernel/db/ids"
import { selectLastPublished, selectPublished } from "#api/kernel/db/public-pages"
import { courses, lessons } from "#api/kernel/db/tables/learning/courses"
import type { PageCursor } from "#api/kernel/features/public-pages"
import { isThere } from "../reading/queries.ts"

export const selectPages = (tx: Tx, place: PageCursor) =>
  selectPublished<CourseId>(tx, courses, place, isThere)

export const selectLast = (tx: Tx, language: Language, limit: number) =>
  selectLastPublished<CourseId>(tx, courses, language, limit, isThere)

/** The lesson at this position of each course. */
export const selectLessonsAt = (tx: Tx, position: number, { after, limit }: PageCursor) =>
  tx
    .select({
      courseId: courses.id,
      key: lessons.key,
      languages: courses.languages,
      updatedAt: courses.updatedAt,
    })
    .from(courses)
    .innerJoin(lessons, and(eq(lessons.courseId, courses.id), eq(lessons.position, position)))
    .where(and(isThere, after === undefined ? undefined : gt(courses.id, after as CourseId)))
    .orderBy(asc(courses.id))
    .limit(limit)
