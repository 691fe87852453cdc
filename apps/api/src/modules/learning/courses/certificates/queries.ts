import { and, eq } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CertificateCode, CourseId, UserId } from "#api/kernel/db/ids"
import { courses, courseTexts } from "#api/kernel/db/tables/learning/courses"
import { certificates } from "#api/kernel/db/tables/learning/courses/progress"
import { isThere } from "../reading/queries.ts"

export type CertificateRow = typeof certificates.$inferSelect

export async function selectOwn(tx: Tx, userId: UserId, courseId: CourseId) {
  const [found] = await tx
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId)))
    .limit(1)
  return found
}

/** Idempotent: one certificate per member and course. */
export const insertCertificate = (tx: Tx, row: CertificateRow) =>
  tx
    .insert(certificates)
    .values(row)
    .onConflictDoNothing({ target: [certificates.userId, certificates.courseId] })

export async function selectByCode(tx: Tx, code: CertificateCode) {
  const [found] = await tx
    .select({ certificate: certificates, courseId: courses.id })
    .from(certificates)
    .leftJoin(courses, and(eq(courses.id, certificates.courseId), isThere))
    .where(eq(certificates.code, code))
    .limit(1)
  return found
}

export const selectTitles = (tx: Tx, courseId: CourseId) =>
  tx
    .select({
      language: courseTexts.language,
      title: courseTexts.title,
      lessonCount: courses.lessonCount,
      durationMs: courses.durationMs,
    })
    .from(courseTexts)
    .innerJoin(courses, eq(courses.id, courseTexts.courseId))
    .where(eq(courseTexts.courseId, courseId))
    .limit(10)
