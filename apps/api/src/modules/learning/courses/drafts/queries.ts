import type { CourseDocument } from "@shirube/contract/learning/courses/drafts"
import type { Language } from "@shirube/vocabulary/language"
import type { TakenDownBy } from "@shirube/vocabulary/learning/courses/draft-choices"
import { count, desc, eq, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { CourseDraftId, UserId } from "#api/kernel/db/ids"
import { courseDrafts, courses } from "#api/kernel/db/tables/learning/courses"

export type NewDraft = typeof courseDrafts.$inferInsert

/** The languages that readers see. */
const shownIn = sql<
  Language[] | null
>`(select ${courses.languages} from ${courses} where ${courses.id} = ${courseDrafts.courseId} and ${courses.takenDownAt} is null)`
const takenDownBy = sql<TakenDownBy | null>`(select ${courses.takenDownBy} from ${courses} where ${courses.id} = ${courseDrafts.courseId})`

const statusColumns = {
  id: courseDrafts.id,
  courseId: courseDrafts.courseId,
  authorId: courseDrafts.authorId,
  state: courseDrafts.state,
  version: courseDrafts.version,
  updatedAt: courseDrafts.updatedAt,
  shownIn,
  takenDownBy,
}
export type CourseDraftStatus = NonNullable<Awaited<ReturnType<typeof selectDraftStatus>>>

const titleIn = (language: Language) =>
  sql<string>`${courseDrafts.document} -> 'texts' -> ${language}::text ->> 'title'`

/** Omits the documents: a list shows only their titles. */
export const selectDraftsOf = (tx: Tx, authorId: UserId, limit: number) =>
  tx
    .select({ ...statusColumns, titleEn: titleIn("en"), titleJa: titleIn("ja") })
    .from(courseDrafts)
    .where(eq(courseDrafts.authorId, authorId))
    .orderBy(desc(courseDrafts.updatedAt), desc(courseDrafts.id))
    .limit(limit)

export async function selectDraftStatus(tx: Tx, id: CourseDraftId) {
  const [found] = await tx.select(statusColumns).from(courseDrafts).where(eq(courseDrafts.id, id)).limit(1)
  return found
}

export async function selectDraft(tx: Tx, id: CourseDraftId) {
  const [found] = await tx
    .select({ ...statusColumns, document: courseDrafts.document })
    .from(courseDrafts)
    .where(eq(courseDrafts.id, id))
    .limit(1)
  return found && { ...found, document: completed(found.document) }
}

/** Fills in fields that older documents lack. */
const completed = (document: CourseDocument): CourseDocument => ({
  ...document,
  chapters: document.chapters.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((lesson) => ({ ...lesson, sources: lesson.sources ?? [] })),
  })),
})
export type Draft = NonNullable<Awaited<ReturnType<typeof selectDraft>>>

/** Serialises concurrent saves: the second one waits and reads what the first has written. */
export async function lockDraft(tx: Tx, id: CourseDraftId): Promise<CourseDraftStatus | undefined> {
  const [found] = await tx
    .select({ id: courseDrafts.id })
    .from(courseDrafts)
    .where(eq(courseDrafts.id, id))
    .limit(1)
    .for("update")
  return found && selectDraftStatus(tx, id)
}

export async function countDraftsOf(tx: Tx, authorId: UserId): Promise<number> {
  const [found] = await tx
    .select({ count: count() })
    .from(courseDrafts)
    .where(eq(courseDrafts.authorId, authorId))
  return found?.count ?? 0
}

/** Returns false if a draft with that id exists. */
export async function insertDraft(tx: Tx, draft: NewDraft): Promise<boolean> {
  const inserted = await tx
    .insert(courseDrafts)
    .values(draft)
    .onConflictDoNothing({ target: courseDrafts.id })
    .returning({ id: courseDrafts.id })
  return inserted.length > 0
}

export const updateDraft = (tx: Tx, id: CourseDraftId, change: Partial<NewDraft>) =>
  tx
    .update(courseDrafts)
    .set({ ...change, version: sql`${courseDrafts.version} + 1` })
    .where(eq(courseDrafts.id, id))

export const deleteDraft = (tx: Tx, id: CourseDraftId) =>
  tx.delete(courseDrafts).where(eq(courseDrafts.id, id))
