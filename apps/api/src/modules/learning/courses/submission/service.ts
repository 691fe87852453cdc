// Submitting a course for review, and publishing it in the transaction of the decision.

import type { Language } from "@shirube/vocabulary/language"
import {
  finishedLanguages,
  maySend,
  missingIn,
  missingTexts,
} from "@shirube/vocabulary/learning/courses/missing"
import type { Tx } from "#api/kernel/db/client"
import { type CourseDraftId, type CourseId, namedId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { decidedEvent, reviewKind } from "#api/kernel/features/review-kinds"
import { ApiError } from "#api/kernel/http/errors"
import type { Actor, Visit } from "#api/kernel/security/session"
import { wordIds } from "#api/kernel/text/word-ids"
import { posterAddress } from "#api/modules/common/media/grants/service"
import { submitForReview, withdrawFromReview } from "#api/modules/editorial/review/service"
import { glossaryFor } from "#api/modules/learning/articles/service"
import { COURSE_KIND, decisionLetter } from "../drafts/letters.ts"
import { isOver } from "../drafts/policy.ts"
import { type Draft, lockDraft, selectDraft, updateDraft } from "../drafts/queries.ts"
import { draftStatusOf, lockOwnDraft } from "../drafts/service.ts"
import { courseDraftChanged } from "../events.ts"
import { describeFilms, releaseUnpublishedFilms } from "../films/service.ts"
import { putBack } from "../publications/service.ts"
import { publishCourse } from "../publishing/service.ts"
import { publicationOf } from "./policy.ts"
import { factsOf, partsOf } from "./present.ts"
import { isCourseIdTaken, lockCourseIds, selectPublishedAt } from "./queries.ts"

interface Writing {
  readonly user: Actor
  readonly visit: Visit
}

const draftIdOf = (subjectId: string) => namedId<CourseDraftId>(subjectId)

export const courseReviews = reviewKind({
  ...COURSE_KIND,
  editorRole: "reviewer",
  queue: "courses",
  queuePosition: 10,
  title: { en: "Courses", ja: "コース" },
  async show(tx, _ground, { subjectId }) {
    const draft = await selectDraft(tx, draftIdOf(subjectId))
    if (!draft) return { facts: [], files: [] }
    const missing = missingIn(draft.document, await describeFilms(tx, draft.document))
    return { facts: factsOf(draft, missing), files: [], parts: partsOf(finishedLanguages(missing)) }
  },
  async decided(tx, _ground, { subjectId, outcome, parts = null }, { now }) {
    const id = draftIdOf(subjectId)
    const draft = (await lockDraft(tx, id)) && (await selectDraft(tx, id))
    if (!draft) return
    if (outcome === "approved") {
      const courseId = await publish(tx, draft, parts, now)
      await updateDraft(tx, id, { state: "published", courseId })
    } else await updateDraft(tx, id, { state: outcome })
    await emit(tx, courseDraftChanged, { userId: draft.authorId })
  },
  event: decidedEvent("course.decided", ["course-drafts"]),
  letter: decisionLetter,
})

/** Publishes the languages that the editor has chosen among the finished ones. */
async function publish(tx: Tx, draft: Draft, parts: readonly string[] | null, now: Date): Promise<CourseId> {
  const { id, document, authorId } = draft
  const films = await describeFilms(tx, document)
  const finished = finishedLanguages(missingIn(document, films))
  const chosen = finished.filter((language) => parts === null || parts.includes(language))
  const isAllFinished = parts === null || parts.every((part) => finished.includes(part as Language))
  if (chosen.length === 0 || !isAllFinished) throw new ApiError("course.unfinished")
  const glossary = await glossaryFor(tx)
  const courseId = draft.courseId ?? (await freeId(tx, document.texts.en.title))
  const publishedAt = (await selectPublishedAt(tx, courseId)) ?? now
  const content = publicationOf(document, {
    languages: chosen,
    films: films.map((film) => ({ ...film, poster: posterAddress(film) })),
    terms: new Set(glossary.keys()),
  })
  await publishCourse(tx, { id: courseId, authorId, publishedAt, ...content }, glossary, now)
  await putBack(tx, courseId)
  await releaseUnpublishedFilms(tx, id, document)
  return courseId
}

async function freeId(tx: Tx, englishTitle: string): Promise<CourseId> {
  await lockCourseIds(tx)
  for (const words of wordIds(englishTitle)) {
    const id = namedId<CourseId>(words)
    if (!(await isCourseIdTaken(tx, id))) return id
  }
  throw new Error("No free id for the course")
}

export async function submitDraft(tx: Tx, id: CourseDraftId, version: number, { user, visit }: Writing) {
  const before = await lockOwnDraft(tx, id, user)
  if (!before) throw new ApiError("course.not_found")
  if (isOver(before)) throw new ApiError("course.declined")
  // Idempotent retry.
  if (before.state === "waiting" && before.version === version + 1) return draftStatusOf(tx, id)
  if (before.version !== version) throw new ApiError("course.changed_elsewhere")
  await refuseUnfinished(tx, id, visit.language)
  await updateDraft(tx, id, { state: "waiting", updatedAt: visit.now })
  await submitForReview(tx, courseReviews, { subjectId: id, applicantId: user.id }, visit.now)
  await emit(tx, courseDraftChanged, { userId: user.id })
  return draftStatusOf(tx, id)
}

async function refuseUnfinished(tx: Tx, id: CourseDraftId, language: Language): Promise<void> {
  const draft = await selectDraft(tx, id)
  const missing = draft ? missingIn(draft.document, await describeFilms(tx, draft.document)) : []
  if (maySend(missing)) return
  const byPath = Map.groupBy(missing, ({ path }) => path)
  const fields = Object.fromEntries(
    [...byPath].map(([path, found]) => [path, found.map(({ code }) => missingTexts[code][language])]),
  )
  throw new ApiError("request.invalid", { fields })
}

/** Does nothing if it is not waiting. */
export async function withdrawDraft(tx: Tx, id: CourseDraftId, { user, visit }: Writing) {
  const draft = await lockOwnDraft(tx, id, user)
  if (!draft) throw new ApiError("course.not_found")
  if (draft.state === "waiting") {
    await withdrawFromReview(tx, courseReviews, id)
    await updateDraft(tx, id, { state: "draft", updatedAt: visit.now })
    await emit(tx, courseDraftChanged, { userId: user.id })
  }
  return draftStatusOf(tx, id)
}
