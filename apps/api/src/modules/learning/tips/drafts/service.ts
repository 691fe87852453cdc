// Tips as their authors write them: saved, submitted for review, withdrawn.
import { isDeepStrictEqual } from "node:util"
import type { Language } from "@shirube/vocabulary/language"
import { MOST_TIP_DRAFTS } from "@shirube/vocabulary/learning/tips/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import { type FileId, newId, type TipDraftId, type TipId, type VideoId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { newestReasons, submitForReview, withdrawFromReview } from "#api/modules/editorial/review/service"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { tipDraftChanged } from "../events.ts"
import { attachFilm, refuseUnready, releaseTipFilms } from "../films/service.ts"
import { attachPicture, draftPicture, releasePictures } from "../pictures/service.ts"
import { tipReviews } from "../reviews/service.ts"
import { eraseTip, type FinishedTip, insertSeededTip, showFilm, withdraw } from "../texts/service.ts"
import { type DraftTexts, isOver, missingIn } from "./policy.ts"
import { eitherText, missingText, topicMissingText } from "./present.ts"
import {
  countDraftsOf,
  deleteDraft,
  insertDraft,
  isFilmTaken,
  isPictureTaken,
  lockDraft,
  type ShownDraft,
  selectDraft,
  selectDraftsOf,
  setFilmOfSeededTip,
  updateDraft,
} from "./queries.ts"

interface Writing {
  readonly user: Actor
  readonly visit: Visit
  readonly platform: Pick<Platform, "vault" | "filePurposes">
}

export interface Draft {
  readonly version: number
  readonly topics: Topic[]
  readonly texts: DraftTexts
  readonly pictureId: FileId | null
  readonly filmId: VideoId | null
  readonly pictureAlt: Readonly<Record<Language, string>>
}

/**
 * For a demo: publishes a tip with a date in the past, as if its author had written it here. Returns false if
 * it exists.
 */
export async function seedTip(
  tx: Tx,
  {
    id,
    at,
    helpful,
    ...tip
  }: Omit<FinishedTip, "texts"> & {
    readonly id: TipId
    readonly at: Date
    readonly helpful: number
    readonly texts: DraftTexts
  },
): Promise<boolean> {
  if (!(await insertSeededTip(tx, { id, at, helpful, ...tip }))) return false
  const draftId = newId<TipDraftId>()
  return insertDraft(tx, { ...tip, id: draftId, tipId: id, state: "published", version: 1, updatedAt: at })
}

/** For a demo. Skips a tip that its author has changed, or that has a picture or film. */
export async function seedTipFilm(tx: Tx, id: TipId, filmId: VideoId): Promise<void> {
  if (!(await setFilmOfSeededTip(tx, id, filmId))) return
  await showFilm(tx, id, filmId)
}

interface SeenDraft extends ShownDraft {
  readonly reason: Readonly<Record<Language, string>> | null
  readonly picture: { readonly id: FileId; readonly address: string } | null
}

/** Adds the reason why a draft was returned or declined, and the picture's address for its owner. */
async function shown(tx: Tx, drafts: readonly ShownDraft[], { user, visit, platform }: Writing) {
  const came = drafts.filter(({ state }) => state === "returned" || state === "declined")
  const reasonOf = new Map(
    await newestReasons(
      tx,
      tipReviews,
      came.map(({ id }) => id),
    ),
  )
  const seen: SeenDraft[] = []
  for (const draft of drafts) {
    const id = draft.pictureId
    const address =
      id && (await draftPicture(tx, platform, id, { sessionId: user.sessionId, now: visit.now }))
    seen.push({
      ...draft,
      reason: reasonOf.get(draft.id) ?? null,
      picture: id && address ? { id, address } : null,
    })
  }
  return seen
}

export const listDrafts = async (tx: Tx, writing: Writing) =>
  shown(tx, await selectDraftsOf(tx, writing.user.id, MOST_TIP_DRAFTS), writing)

export async function readDraft(tx: Tx, id: TipDraftId, writing: Writing) {
  const draft = await selectDraft(tx, id)
  const [seen] = draft?.authorId === writing.user.id ? await shown(tx, [draft], writing) : []
  if (!seen) throw new ApiError("tip.not_found")
  return seen
}

/** Answers 404 for another member's draft. */
async function lockOwn(tx: Tx, id: TipDraftId, user: Actor): Promise<ShownDraft | undefined> {
  const draft = await lockDraft(tx, id)
  if (draft && draft.authorId !== user.id) throw new ApiError("tip.not_found")
  return draft
}

export async function writeDraft(
  tx: Tx,
  id: TipDraftId,
  draft: Draft,
  { isSent }: { readonly isSent: boolean },
  writing: Writing,
): Promise<SeenDraft> {
  const { user, visit } = writing
  const { version, ...written } = draft
  const state = isSent ? "waiting" : "draft"
  refuseBoth(written, visit)
  if (isSent) refuseUnfinished(written, visit)
  const before = await lockOwn(tx, id, user)
  if (before && isOver(before)) throw new ApiError("tip.declined")
  if (before && isKept(before, { ...draft, state })) return readDraft(tx, id, writing)
  if ((before?.version ?? 0) !== version) throw new ApiError("tip.changed")
  await changePicture(tx, id, before, written.pictureId, writing)
  await changeFilm(tx, id, before, written.filmId, writing)
  if (isSent && written.filmId !== null) await refuseUnready(tx, written.filmId)
  const row = { ...written, state, updatedAt: visit.now } as const
  if (before) await updateDraft(tx, id, row)
  else if (!(await begin(tx, { ...row, id, authorId: user.id, tipId: null, version: 1 })))
    return writeDraft(tx, id, draft, { isSent }, writing)
  if (isSent) await submitForReview(tx, tipReviews, { subjectId: id, applicantId: user.id }, visit.now)
  else await withdrawFromReview(tx, tipReviews, id)
  await emit(tx, tipDraftChanged, { userId: user.id })
  return readDraft(tx, id, writing)
}

type Saved = Draft & Pick<ShownDraft, "state">
const contentOf = ({ state, topics, texts, pictureId, filmId, pictureAlt }: Saved) => ({
  state,
  topics,
  texts,
  pictureId,
  filmId,
  pictureAlt,
})

/** Idempotent retry: this save was already applied and its response was lost. */
const isKept = (now: Saved, saved: Saved) =>
  now.version === saved.version + 1 && isDeepStrictEqual(contentOf(now), contentOf(saved))

/** Returns false if a concurrent request inserted it first. */
async function begin(tx: Tx, row: Parameters<typeof insertDraft>[1]): Promise<boolean> {
  // Lock the account, so that drafts created at once are counted one after the other.
  await lockAccount(tx, row.authorId)
  if ((await countDraftsOf(tx, row.authorId)) >= MOST_TIP_DRAFTS) throw new ApiError("tip.too_many")
  return insertDraft(tx, row)
}

function refuseBoth({ pictureId, filmId }: Pick<Draft, "pictureId" | "filmId">, { language }: Visit): void {
  if (pictureId !== null && filmId !== null)
    throw new ApiError("request.invalid", { fields: { film_id: [eitherText[language]] } })
}

function refuseUnfinished({ topics, texts }: Pick<Draft, "topics" | "texts">, { language }: Visit): void {
  const fields: Record<string, string[]> = Object.fromEntries(
    missingIn(texts).map(({ language: of, part }) => [`${part}_${of}`, [missingText(part, language)]]),
  )
  if (topics.length === 0) fields.topics = [topicMissingText[language]]
  if (Object.keys(fields).length > 0) throw new ApiError("request.invalid", { fields })
}

/** The published picture stays until the next publication. */
async function changePicture(
  tx: Tx,
  id: TipDraftId,
  before: ShownDraft | undefined,
  pictureId: FileId | null,
  { user, visit }: Writing,
): Promise<void> {
  const old = before?.pictureId ?? null
  if (pictureId === old) return
  if (pictureId !== null && pictureId !== before?.shownPicture) {
    // Attach first: of two drafts saved at once, the second waits for the lock and finds the picture taken.
    await attachPicture(tx, user.id, pictureId, visit.now)
    if (await isPictureTaken(tx, pictureId, id)) throw new ApiError("picture.not_there")
  }
  if (old !== before?.shownPicture) await releasePictures(tx, [old])
}

/** The same for the video. */
async function changeFilm(
  tx: Tx,
  id: TipDraftId,
  before: ShownDraft | undefined,
  filmId: VideoId | null,
  { user, visit }: Writing,
): Promise<void> {
  const old = before?.filmId ?? null
  if (filmId === old) return
  if (filmId !== null && filmId !== before?.shownFilm) {
    await attachFilm(tx, user.id, filmId, visit.now)
    if (await isFilmTaken(tx, filmId, id)) throw new ApiError("tip.film_not_there")
  }
  if (old !== before?.shownFilm) await releaseTipFilms(tx, [old])
}

/** Keeps the draft, to be submitted again or removed. */
export async function withdrawPublished(tx: Tx, id: TipDraftId, writing: Writing) {
  const draft = await lockOwn(tx, id, writing.user)
  // An unpublished tip is withdrawn from review or removed instead.
  if (!draft || draft.tipId === null) throw new ApiError("tip.not_found")
  await withdraw(tx, draft.tipId, writing.visit.now)
  await withdrawFromReview(tx, tipReviews, id)
  await updateDraft(tx, id, { state: "draft", updatedAt: writing.visit.now })
  await emit(tx, tipDraftChanged, { userId: writing.user.id })
  return readDraft(tx, id, writing)
}

export async function removeDraft(tx: Tx, id: TipDraftId, user: Actor): Promise<void> {
  const draft = await lockOwn(tx, id, user)
  if (!draft) throw new ApiError("tip.not_found")
  if (draft.shownAs !== null) throw new ApiError("tip.is_published")
  await withdrawFromReview(tx, tipReviews, id)
  await deleteDraft(tx, id)
  if (draft.tipId !== null) await eraseTip(tx, draft.tipId)
  await releasePictures(tx, [draft.pictureId, draft.shownPicture])
  await releaseTipFilms(tx, [draft.filmId, draft.shownFilm])
  await emit(tx, tipDraftChanged, { userId: user.id })
}
