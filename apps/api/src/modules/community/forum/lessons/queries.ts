import { and, desc, eq, isNull, or } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { LessonId, QuestionId, UserId } from "#api/kernel/db/ids"
import { visible } from "#api/kernel/db/removal"
import { questions } from "#api/kernel/db/tables/community/forum"

/** Newest first. */
export async function selectAboutLesson(tx: Tx, lessonId: LessonId, limit: number): Promise<QuestionId[]> {
  const found = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.aboutLessonId, lessonId), visible(questions)))
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .limit(limit)
  return found.map(({ id }) => id)
}

/** Includes questions that are held for review. */
export async function hasOpenAbout(tx: Tx, askerId: UserId, lessonId: LessonId): Promise<boolean> {
  const found = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(
      and(
        eq(questions.askerId, askerId),
        eq(questions.aboutLessonId, lessonId),
        isNull(questions.acceptedAnswerId),
        isNull(questions.lockedAt),
        or(visible(questions), eq(questions.removalReason, "held")),
      ),
    )
    .limit(1)
  return found.length > 0
}

export async function selectLessonOf(tx: Tx, id: QuestionId): Promise<LessonId | null> {
  const [found] = await tx
    .select({ lessonId: questions.aboutLessonId })
    .from(questions)
    .where(eq(questions.id, id))
    .limit(1)
  return found?.lessonId ?? null
}
