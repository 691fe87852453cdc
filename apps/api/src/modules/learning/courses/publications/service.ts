// Taking published courses down and putting them back. Progress, notes and certificates belong to members and stay.

import type { Language } from "@shirube/vocabulary/language"
import type { TakenDownBy } from "@shirube/vocabulary/learning/courses/draft-choices"
import type { Tx } from "#api/kernel/db/client"
import type { CourseDraftId, CourseId, UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import { instant, keyset, type Moment, type PageRequest, text } from "#api/kernel/lists/keyset"
import type { Platform } from "#api/kernel/process/platform"
import { removeDocument } from "#api/kernel/search/documents"
import type { Actor, Visit } from "#api/kernel/security/session"
import { parseRuby } from "#api/kernel/text/ruby"
import { endGrants, hidePosters, showPosters } from "#api/modules/common/media/videos/service"
import { withdrawFromReview } from "#api/modules/editorial/review/service"
import { writersOf } from "#api/modules/identity/accounts/service"
import { recordAudit } from "#api/modules/identity/audit/service"
import { indexCourse } from "../documents/service.ts"
import { COURSE_KIND } from "../drafts/letters.ts"
import { updateDraft } from "../drafts/queries.ts"
import { draftStatusOf, lockOwnDraft } from "../drafts/service.ts"
import { courseChanged, courseDraftChanged, courseTakenDown } from "../events.ts"
import type { Author } from "../present.ts"
import { list, selectVideosOf, unlist } from "../publishing/queries.ts"
import {
  countPublished,
  lockCourse,
  markPutBack,
  markTakenDown,
  type PublicationRow,
  selectAuthor,
  selectPublication,
  selectPublications,
  setTakenDownBy,
} from "./queries.ts"

export const presentPublication = (row: PublicationRow, authors: ReadonlyMap<string, Author>) => ({
  id: row.id,
  language: row.language,
  title_ruby: parseRuby(row.title),
  author_name: row.authorId === null ? null : (authors.get(row.authorId)?.name ?? null),
  published_at: row.publishedAt.toISOString(),
  taken_down_at: row.takenDownAt?.toISOString() ?? null,
  taken_down_by: row.takenDownBy,
})

export const publishedCoursesOf = (tx: Tx, authorId: UserId): Promise<number> => countPublished(tx, authorId)
export const courseAuthor = (tx: Tx, id: CourseId) => selectAuthor(tx, id)

interface RequestContext {
  readonly user: Actor
  readonly visit: Visit
}

interface EditContext extends RequestContext {
  readonly platform: Pick<Platform, "vault">
}

/** Returns false if it was already taken down. */
async function takeDown(tx: Tx, id: CourseId, by: TakenDownBy, now: Date): Promise<boolean> {
  if (!(await markTakenDown(tx, id, by, now))) return false
  await unlist(tx, id)
  const films = await selectVideosOf(tx, id)
  await endGrants(tx, films)
  await hidePosters(tx, films)
  await removeDocument(tx, "course", id)
  await emit(tx, courseChanged, { courseId: id })
  return true
}

/** Restores it unchanged; returns false if it was not taken down. */
export async function putBack(tx: Tx, id: CourseId): Promise<boolean> {
  const course = await markPutBack(tx, id)
  if (!course) return false
  await list(tx, course)
  await showPosters(tx, await selectVideosOf(tx, id))
  await indexCourse(tx, id)
  await emit(tx, courseChanged, { courseId: id })
  return true
}

/** Also withdraws a waiting submission: otherwise an approval would publish it again. */
export async function takeDownOwn(tx: Tx, id: CourseDraftId, { user, visit }: RequestContext) {
  const draft = await lockOwnDraft(tx, id, user)
  if (!draft?.courseId) throw new ApiError("course.not_found")
  if (await takeDown(tx, draft.courseId, "author", visit.now)) {
    if (draft.state === "waiting") {
      await withdrawFromReview(tx, COURSE_KIND, id)
      await updateDraft(tx, id, { state: "draft", updatedAt: visit.now })
    }
    await emit(tx, courseDraftChanged, { userId: user.id })
  }
  return draftStatusOf(tx, id)
}

/** Needs no new review, unless an editor took it down. */
export async function putBackOwn(tx: Tx, id: CourseDraftId, { user }: RequestContext) {
  const draft = await lockOwnDraft(tx, id, user)
  if (!draft?.courseId) throw new ApiError("course.not_found")
  const course = await lockCourse(tx, draft.courseId)
  if (course?.takenDownBy === "editor") throw new ApiError("course.taken_down")
  if (await putBack(tx, draft.courseId)) await emit(tx, courseDraftChanged, { userId: user.id })
  return draftStatusOf(tx, id)
}

export async function takeDownAny(tx: Tx, id: CourseId, editing: EditContext, language: Language) {
  const course = await lockCourse(tx, id)
  if (!course) throw new ApiError("course.not_found")
  const isDone = await takeDown(tx, id, "editor", editing.visit.now)
  if (!isDone && course.takenDownBy === "author") await setTakenDownBy(tx, id, "editor")
  if (isDone || course.takenDownBy === "author") {
    await record(tx, "course.taken_down", id, editing)
    if (course.authorId) await emit(tx, courseTakenDown, { userId: course.authorId })
  }
  return publicationOf(tx, id, language)
}

export async function putBackAny(tx: Tx, id: CourseId, editing: EditContext, language: Language) {
  const course = await lockCourse(tx, id)
  if (!course) throw new ApiError("course.not_found")
  if (await putBack(tx, id)) {
    await record(tx, "course.put_back", id, editing)
    if (course.authorId) await emit(tx, courseDraftChanged, { userId: course.authorId })
  }
  return publicationOf(tx, id, language)
}

const record = (
  tx: Tx,
  event: "course.taken_down" | "course.put_back",
  id: CourseId,
  { user, visit, platform }: EditContext,
) =>
  recordAudit(tx, platform.vault, visit, {
    event,
    by: { kind: "editor", id: user.id },
    about: { noun: "course", id },
  })

async function publicationOf(tx: Tx, id: CourseId, language: Language) {
  const publication = await selectPublication(tx, id, language)
  if (!publication) throw new ApiError("course.not_found")
  const { authorId } = publication
  return { publication, authors: await writersOf(tx, authorId === null ? [] : [authorId]) }
}

const byPublication = keyset<Moment<CourseId>>({ at: instant, id: text() })

export async function listPublications(tx: Tx, { cursor, limit }: PageRequest, language: Language) {
  const after = byPublication.decode(cursor)
  const found = await selectPublications(tx, { language, after, limit: limit + 1 })
  const { items, nextCursor } = byPublication.page(found, limit, ({ position, id }) => ({ at: position, id }))
  const authors = await writersOf(
    tx,
    items.flatMap(({ authorId }) => authorId ?? []),
  )
  return { items, authors, nextCursor }
}
