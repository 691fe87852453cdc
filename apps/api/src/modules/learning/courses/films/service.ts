// Films of a course draft: in use from the first save on, and released when neither the draft nor the published
// course has them.
import type { CourseDocument } from "@shirube/contract/learning/courses/drafts"
import type { Tx } from "#api/kernel/db/client"
import type { CourseDraftId, CourseId, UserId, VideoId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import { attachVideos, describeVideo, releaseVideos } from "#api/modules/common/media/videos/service"
import { selectVideosOf } from "../publishing/queries.ts"
import { removeTakenDownBy } from "../publishing/service.ts"
import { deleteFilms, insertFilms, selectDraftsBy, selectFilmsOf } from "./queries.ts"

const PURPOSE = "lesson-video"

export const filmsIn = ({ chapters }: Pick<CourseDocument, "chapters">): VideoId[] => [
  ...new Set(chapters.flatMap(({ lessons }) => lessons.flatMap(({ film }) => film ?? []))),
]

/** Existing films with their processing state. */
export async function describeFilms(tx: Tx, document: Pick<CourseDocument, "chapters">) {
  const found = await describeVideo(tx, filmsIn(document))
  return [...found.values()].flatMap(({ state, ...video }) =>
    state === "removed" ? [] : [{ ...video, state }],
  )
}

interface Draft {
  readonly id: CourseDraftId
  readonly authorId: UserId
  readonly courseId: CourseId | null
}

/** Films of the published course stay until the next publication. */
export async function changeFilms(
  tx: Tx,
  { id, authorId, courseId }: Draft,
  document: Pick<CourseDocument, "chapters">,
  now: Date,
): Promise<void> {
  const wanted = filmsIn(document)
  const known = await selectFilmsOf(tx, id)
  const added = wanted.filter((film) => !known.includes(film))
  if ((await insertFilms(tx, id, added)).length !== added.length) throw new ApiError("course.film_not_there")
  if (!(await attachVideos(tx, { purpose: PURPOSE, ownerId: authorId, ids: added }, now)))
    throw new ApiError("course.film_not_there")
  const seen = courseId === null ? [] : await selectVideosOf(tx, courseId)
  await releaseFilms(
    tx,
    id,
    known.filter((film) => !wanted.includes(film) && !seen.includes(film)),
  )
}

/** After publication, releases films that the document no longer has. */
export async function releaseUnpublishedFilms(
  tx: Tx,
  id: CourseDraftId,
  document: Pick<CourseDocument, "chapters">,
): Promise<void> {
  const wanted = filmsIn(document)
  const known = await selectFilmsOf(tx, id)
  await releaseFilms(
    tx,
    id,
    known.filter((film) => !wanted.includes(film)),
  )
}

export const releaseAllFilms = async (tx: Tx, id: CourseDraftId) =>
  releaseFilms(tx, id, await selectFilmsOf(tx, id))

async function releaseFilms(tx: Tx, id: CourseDraftId, films: readonly VideoId[]): Promise<void> {
  if (films.length === 0) return
  await deleteFilms(tx, id, films)
  await releaseVideos(tx, films)
}

/** On account deletion: published courses stay, unpublished films are released. */
export async function releaseFilmsOnAccountDeleted(tx: Tx, people: readonly UserId[]): Promise<void> {
  if (people.length === 0) return
  for (const { id, courseId } of await selectDraftsBy(tx, people)) {
    const seen = courseId === null ? [] : await selectVideosOf(tx, courseId)
    const films = await selectFilmsOf(tx, id)
    await releaseFilms(
      tx,
      id,
      films.filter((film) => !seen.includes(film)),
    )
  }
  await removeTakenDownBy(tx, people)
}
