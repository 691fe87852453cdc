// Events as their organisers write them: one document each, stored whole, with a version that detects
// concurrent edits.
import { isDeepStrictEqual } from "node:util"
import type { EventDocument } from "@shirube/contract/events/events/drafts"
import { MOST_EVENT_PROPOSALS } from "@shirube/vocabulary/events/events/draft-choices"
import { missingInEvent } from "@shirube/vocabulary/events/events/missing"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { EventDraftId, FileId, UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { ApiError } from "#api/kernel/http/errors"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import type { Platform } from "#api/kernel/process/platform"
import type { Actor, Visit } from "#api/kernel/security/session"
import { newestReasons, withdrawFromReview } from "#api/modules/editorial/review/service"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { eventDraftChanged } from "../events.ts"
import { changePicture, draftPicture, releasePictures } from "../pictures/service.ts"
import { PROPOSAL_KIND } from "./letters.ts"
import { isOver, mayReadDraft, mayWriteDraft } from "./policy.ts"
import {
  countDraftsOf,
  type Draft,
  deleteDraft,
  deleteUnpublishedOf,
  type EventDraftStatus,
  insertDraft,
  lockDraft,
  selectDraft,
  selectDraftStatus,
  selectDrafts,
  selectNumbers,
  updateDraft,
} from "./queries.ts"

interface Writing {
  readonly user: Actor
  readonly visit: Visit
}

/** Adds the reason why a draft was returned or declined. */
async function withReasons<Row extends Pick<EventDraftStatus, "id" | "state">>(tx: Tx, rows: readonly Row[]) {
  const came = rows.filter(({ state }) => state === "returned" || state === "declined").map(({ id }) => id)
  const reasonOf = new Map<string, Readonly<Record<Language, string>>>(
    await newestReasons(tx, PROPOSAL_KIND, came),
  )
  return rows.map((row) => ({ ...row, reason: reasonOf.get(row.id) ?? null }))
}

export async function listDrafts(tx: Tx, { cursor, limit }: PageRequest, user: Actor) {
  const after = byMoment.decode(cursor)
  const proposerId = user.role === "editor" ? null : user.id
  const found = await selectDrafts(tx, { proposerId, after, limit: limit + 1 })
  const { items: page, nextCursor } = byMoment.page(found, limit, ({ position, id }) => ({
    at: position,
    id,
  }))
  const ids = page.flatMap(({ eventId }) => eventId ?? [])
  const numbers = ids.length === 0 ? [] : await selectNumbers(tx, ids)
  const items = (await withReasons(tx, page)).map((draft) => ({
    ...draft,
    numbers: numbers.find(({ eventId }) => eventId === draft.eventId),
  }))
  return { items, nextCursor }
}

/** Current status, returned after each change. */
export async function draftStatusOf(tx: Tx, id: EventDraftId) {
  const status = await selectDraftStatus(tx, id)
  const [presented] = status ? await withReasons(tx, [status]) : []
  if (!presented) throw new ApiError("event.not_found")
  return presented
}

/** Answers 404 for a draft that the caller may not see. */
export async function readDraft(
  tx: Tx,
  id: EventDraftId,
  user: Actor,
  { deps, now }: { deps: Pick<Platform, "vault" | "filePurposes">; now: Date },
) {
  const draft = await selectDraft(tx, id)
  const [presented] = draft && mayReadDraft(user, draft) ? await withReasons(tx, [draft]) : []
  if (!presented) throw new ApiError("event.not_found")
  return {
    ...presented,
    // Older drafts have no picture field.
    document: { ...presented.document, picture: presented.document.picture ?? null },
    picture: await draftPicture(tx, deps, presented.pictureId, { sessionId: user.sessionId, now }),
    missing: missingInEvent(presented.document),
  }
}

/** Locks the draft. */
export async function lockWritableDraft(tx: Tx, id: EventDraftId, user: Actor): Promise<Draft | undefined> {
  const draft = await lockDraft(tx, id)
  if (draft && !mayWriteDraft(user, draft)) throw new ApiError("event.not_found")
  return draft
}

interface Save {
  readonly version: number
  readonly document: EventDocument
}

export async function saveDraft(
  tx: Tx,
  id: EventDraftId,
  save: Save,
  { user, visit }: Writing,
): Promise<Awaited<ReturnType<typeof draftStatusOf>>> {
  const { version } = save
  const before = await lockWritableDraft(tx, id, user)
  if (before) refuseClosed(before)
  const document = hostedBy(user, before, save.document)
  // Idempotent retry: this save was already applied and its response was lost.
  if (before?.version === version + 1 && isDeepStrictEqual(before.document, document))
    return draftStatusOf(tx, id)
  if ((before?.version ?? 0) !== version) throw new ApiError("event.changed_elsewhere")
  const pictureId = document.picture as FileId | null
  await changePicture(tx, { id, before, ownerId: user.id }, pictureId, visit.now)
  const row = { document, pictureId, state: "draft", version: version + 1, updatedAt: visit.now } as const
  if (before) await updateDraft(tx, id, row)
  else {
    const proposerId = user.role === "editor" ? null : user.id
    // Lock the account, so that drafts created at once are counted one after the other.
    if (proposerId) await lockAccount(tx, proposerId)
    if (proposerId && (await countDraftsOf(tx, proposerId)) >= MOST_EVENT_PROPOSALS)
      throw new ApiError("event.too_many")
    // A concurrent request inserted it first.
    if (!(await insertDraft(tx, { ...row, id, proposerId }))) return saveDraft(tx, id, save, { user, visit })
  }
  await emit(tx, eventDraftChanged, { userId: user.id })
  return draftStatusOf(tx, id)
}

/** A company always hosts under its own name. */
const hostedBy = ({ role }: Actor, before: Draft | undefined, document: EventDocument): EventDocument =>
  role === "company" || before?.proposerId
    ? { ...document, host: { ...document.host, kind: "company" } }
    : document

export function refuseClosed(draft: EventDraftStatus): void {
  if (isOver(draft)) throw new ApiError("event.declined")
  if (draft.isCancelled) throw new ApiError("event.cancelled")
  if (draft.state === "waiting") throw new ApiError("event.waiting_for_editors")
}

export async function removeDraft(tx: Tx, id: EventDraftId, user: Actor): Promise<void> {
  const draft = await lockWritableDraft(tx, id, user)
  if (!draft) throw new ApiError("event.not_found")
  if (draft.publishedVersion !== null) throw new ApiError("event.is_published")
  await withdrawFromReview(tx, PROPOSAL_KIND, id)
  await deleteDraft(tx, id)
  await releasePictures(tx, [draft.pictureId, draft.shownPicture])
  await emit(tx, eventDraftChanged, { userId: user.id })
}

/** Deletes unpublished drafts of deleted accounts; the published ones pass to the editors. */
export async function deleteEventDraftsOnAccountDeleted(tx: Tx, people: readonly UserId[]): Promise<void> {
  if (people.length > 0) await deleteUnpublishedOf(tx, people)
}
