// Courses as their authors write them: one document each, stored whole, with a version that detects concurrent edits.
import { isDeepStrictEqual } from "node:util"
import type { CourseDocument } from "@shirube/contract/learning/courses/drafts"
import type { Language } from "@shirube/vocabulary/language"
import { MOST_COURSE_DRAFTS } from "@shirube/vocabulary/learning/courses/draft-choices"
import { missingIn } from "@shirube/vocabulary/learning/courses/missing"
import type { Tx } from "#api/kernel/db/client"
import type { CourseDraftId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { grantMedia, wireMedia } from "#api/modules/common/media/grants/service"
import { newestReasons, withdrawFromReview } from "#api/modules/editorial/review/service"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { courseDraftChanged } from "../events.ts"
import { changeFilms, describeFilms, releaseAllFilms } from "../films/service.ts"
import { COURSE_KIND } from "./letters.ts"
import { isOver, mayEditorsRead } from "./policy.ts"
import {
  type CourseDraftStatus,
  countDraftsOf,
  type Draft,
  deleteDraft,
  insertDraft,
  lockDraft,
  selectDraft,
  selectDraftStatus,
  selectDraftsOf,
  updateDraft,
} from "./queries.ts"

interface Reading {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Pick<Platform, "vault">
}

/** Adds the reason why a draft was returned or declined. */
async function withReasons<Row extends Pick<CourseDraftStatus, "id" | "state">>(
  tx: Tx,
  rows: readonly Row[],
) {
  const came = rows.filter(({ state }) => state === "returned" || state === "declined").map(({ id }) => id)
  const reasonOf = new Map<string, Readonly<Record<Language, string>>>(
    await newestReasons(tx, COURSE_KIND, came),
  )
  return rows.map((row) => ({ ...row, reason: reasonOf.get(row.id) ?? null }))
}

export const listDrafts = async (tx: Tx, user: Actor) =>
  withReasons(tx, await selectDraftsOf(tx, user.id, MOST_COURSE_DRAFTS))

/** Current status, returned after each change. */
export async function draftStatusOf(tx: Tx, id: CourseDraftId) {
  const status = await selectDraftStatus(tx, id)
  const [presented] = status ? await withReasons(tx, [status]) : []
  if (!presented) throw new ApiError("course.not_found")
  return presented
}

export async function readDraft(tx: Tx, id: CourseDraftId, reading: Reading) {
  const draft = await selectDraft(tx, id)
  if (draft?.authorId !== reading.user.id) throw new ApiError("course.not_found")
  return describeDraft(tx, draft, reading)
}

export async function readSent(tx: Tx, id: CourseDraftId, reading: Reading) {
  const draft = await selectDraft(tx, id)
  if (!draft || !mayEditorsRead(draft)) throw new ApiError("course.not_found")
  return describeDraft(tx, draft, reading)
}

/** Adds the films, with addresses for the caller, and what is missing. */
async function describeDraft(tx: Tx, draft: Draft, { user, visit, platform }: Reading) {
  const films = await describeFilms(tx, draft.document)
  const [presented] = await withReasons(tx, [draft])
  return {
    ...draft,
    reason: presented?.reason ?? null,
    films: films.map((film) => {
      const granted = grantMedia(platform, film, user.sessionId, visit.now)
      return { ...film, media: granted ? wireMedia(granted) : null }
    }),
    missing: missingIn(draft.document, films),
  }
}

/** Answers 404 for another member's draft. */
export async function lockOwnDraft(
  tx: Tx,
  id: CourseDraftId,
  user: Actor,
): Promise<CourseDraftStatus | undefined> {
  const draft = await lockDraft(tx, id)
  if (draft && draft.authorId !== user.id) throw new ApiError("course.not_found")
  return draft
}

interface Save {
  readonly version: number
  readonly document: CourseDocument
}

export async function saveDraft(
  tx: Tx,
  id: CourseDraftId,
  save: Save,
  { user, visit }: Pick<Reading, "user" | "visit">,
): Promise<Awaited<ReturnType<typeof draftStatusOf>>> {
  const { version, document } = save
  const before = await lockOwnDraft(tx, id, user)
  if (before && isOver(before)) throw new ApiError("course.declined")
  if (before?.state === "waiting") throw new ApiError("course.waiting")
  if (before && (await isKept(tx, before, save))) return draftStatusOf(tx, id)
  if ((before?.version ?? 0) !== version) throw new ApiError("course.changed_elsewhere")
  const row = { document, state: "draft", updatedAt: visit.now } as const
  if (before) await updateDraft(tx, id, row)
  else {
    // Lock the account, so that drafts created at once are counted one after the other.
    await lockAccount(tx, user.id)
    if ((await countDraftsOf(tx, user.id)) >= MOST_COURSE_DRAFTS) throw new ApiError("course.too_many")
    const isFirst = await insertDraft(tx, { ...row, id, authorId: user.id, courseId: null, version: 1 })
    // A concurrent request inserted it first.
    if (!isFirst) return saveDraft(tx, id, save, { user, visit })
  }
  await changeFilms(tx, { id, authorId: user.id, courseId: before?.courseId ?? null }, document, visit.now)
  await emit(tx, courseDraftChanged, { userId: user.id })
  return draftStatusOf(tx, id)
}

/** Idempotent retry: this save was already applied and its response was lost. */
async function isKept(tx: Tx, now: CourseDraftStatus, { version, document }: Save): Promise<boolean> {
  if (now.version !== version + 1 || now.state !== "draft") return false
  return isDeepStrictEqual((await selectDraft(tx, now.id))?.document, document)
}

export async function removeDraft(tx: Tx, id: CourseDraftId, user: Actor): Promise<void> {
  const draft = await lockOwnDraft(tx, id, user)
  if (!draft) throw new ApiError("course.not_found")
  if (draft.courseId !== null) throw new ApiError("course.is_published")
  await withdrawFromReview(tx, COURSE_KIND, id)
  await releaseAllFilms(tx, id)
  await deleteDraft(tx, id)
  await emit(tx, courseDraftChanged, { userId: user.id })
}
