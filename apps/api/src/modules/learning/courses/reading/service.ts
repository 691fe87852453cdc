import type { Language } from "@shirube/vocabulary/language"
import { topicTexts } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import { type CourseId, namedId, type UserId } from "#api/kernel/db/ids"
import type { SubjectLookups } from "#api/kernel/features/subjects"
import { ApiError } from "#api/kernel/http/errors"
import { instant, keyset, type Moment, type PageRequest, text } from "#api/kernel/lists/keyset"
import { personTag } from "#api/modules/identity/accounts/events"
import { writersOf } from "#api/modules/identity/accounts/service"
import { peopleWhoSaved } from "#api/modules/people/saved/service"
import {
  type CourseFilter,
  type CourseSummaryRow,
  selectByIds,
  selectChapters,
  selectCourse,
  selectLessons,
  selectNewest,
  selectNewestBy,
} from "./queries.ts"

export interface CourseListing extends CourseFilter, PageRequest {}

const byPublication = keyset<Moment<CourseId>>({ at: instant, id: text() })

export async function listCourses(tx: Tx, listing: CourseListing, language: Language) {
  const after = byPublication.decode(listing.cursor)
  const found = await selectNewest(tx, { filter: listing, language, after, limit: listing.limit + 1 })
  const page = byPublication.page(found, listing.limit, ({ position, id }) => ({ at: position, id }))
  return { ...page, authors: await authorsOf(tx, page.items) }
}

/** In the order of the ids. */
export async function coursesByIds(tx: Tx, ids: readonly CourseId[], language: Language) {
  const found = new Map((await selectByIds(tx, ids, language)).map((row) => [row.id, row]))
  const items = ids.flatMap((id) => found.get(id) ?? [])
  return { items, authors: await authorsOf(tx, items) }
}

const authorsOf = (
  tx: Tx,
  courses: readonly { readonly authorId: Parameters<typeof writersOf>[1][number] | null }[],
) =>
  writersOf(
    tx,
    courses.flatMap(({ authorId }) => authorId ?? []),
  )
export type Authors = Awaited<ReturnType<typeof authorsOf>>

/** Cache tags of the authors shown. */
export const authorTags = (authors: Authors) => [...authors.keys()].map(personTag)

export async function getCourse(tx: Tx, id: CourseId, language: Language) {
  const [course, chapters, savedBy] = await Promise.all([
    selectCourse(tx, id, language),
    selectChapters(tx, id),
    peopleWhoSaved(tx, { noun: "course", id }),
  ])
  if (!course) throw new ApiError("course.not_found")
  const [lessons, authors] = await Promise.all([
    selectLessons(tx, id, course.language),
    authorsOf(tx, [course]),
  ])
  return { course, chapters, lessons, authors, savedBy }
}

const summaryIn =
  (language: Language) =>
  ({ id, language: written, title, topics: [topic] }: CourseSummaryRow) => ({
    id,
    path: `/course/${id}` as const,
    language: written,
    title,
    category: topic ? { key: topic, name: topicTexts[topic].name[language] } : null,
  })

/** For lists that mix content types. */
export const shownCourses: SubjectLookups["course"] = async (tx, ids, { language }) =>
  (await selectByIds(tx, ids.map(namedId<CourseId>), language)).map(summaryIn(language))

/** The newest of one author, as in lists that mix content types. */
export const newestCoursesBy = async (tx: Tx, authorId: UserId, language: Language, limit: number) =>
  (await selectNewestBy(tx, authorId, language, limit)).map((course) => ({
    ...summaryIn(language)(course),
    at: course.publishedAt,
  }))
