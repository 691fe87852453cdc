// Publishing: directly by an editor, or through the review queue in the transaction of the decision.
import type { EventDocument } from "@shirube/contract/events/events/drafts"
import { finishedEventLanguages, missingInEvent } from "@shirube/vocabulary/events/events/missing"
import { type Language, languages } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import { type EventDraftId, type EventId, namedId, type UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { decidedEvent, reviewKind } from "#api/kernel/features/review-kinds"
import { ApiError } from "#api/kernel/http/errors"
import type { Actor, Visit } from "#api/kernel/security/session"
import { wordIds } from "#api/kernel/text/word-ids"
import { storeDecision, submitForReview, withdrawFromReview } from "#api/modules/editorial/review/service"
import { decisionLetter, PROPOSAL_KIND } from "../drafts/letters.ts"
import { isOver } from "../drafts/policy.ts"
import { missingFields } from "../drafts/present.ts"
import {
  type Draft,
  deleteUnpublished,
  insertDraft,
  isIdTaken,
  lockDraft,
  lockEventIds,
  selectDraft,
  updateDraft,
} from "../drafts/queries.ts"
import { draftStatusOf, lockWritableDraft, refuseClosed } from "../drafts/service.ts"
import { eventDraftChanged, placeChanged, speakerNamed } from "../events.ts"
import { draftPictureFiles, openDraftPicture, releasePictures } from "../pictures/service.ts"
import { type EventDocument as PublishedEvent, publishEvent, removeEvent } from "../publishing/service.ts"
import { selectSpeakers } from "../queries.ts"
import { lockSessions } from "../seats/queries.ts"
import { speakersAmong } from "../speakers/service.ts"
import { publicationOf, refusalOf, writtenOf } from "./policy.ts"
import { factsOf, partsOf } from "./present.ts"
import { countPeople, selectPlace } from "./queries.ts"

interface Writing {
  readonly user: Actor
  readonly visit: Visit
}

const draftIdOf = (subjectId: string) => namedId<EventDraftId>(subjectId)

export const eventReviews = reviewKind({
  ...PROPOSAL_KIND,
  editorRole: "reviewer",
  queue: "event-proposals",
  queuePosition: 40,
  title: { en: "Event proposals", ja: "イベントの提案" },
  async show(tx, _ground, { subjectId }) {
    const draft = await selectDraft(tx, draftIdOf(subjectId))
    if (!draft) return { facts: [], files: [] }
    const finished = finishedEventLanguages(missingInEvent(draft.document))
    const files = draft.pictureId === null ? [] : await draftPictureFiles(tx, draft.pictureId)
    return { facts: factsOf(draft, finished), files, parts: partsOf(finished) }
  },
  async openFile(tx, deps, { subjectId }, name) {
    const draft = await selectDraft(tx, draftIdOf(subjectId))
    return draft?.pictureId ? openDraftPicture(tx, deps, draft.pictureId, name) : undefined
  },
  async decided(tx, _ground, { subjectId, outcome, parts = null }, { now }) {
    const id = draftIdOf(subjectId)
    const draft = await lockDraft(tx, id)
    if (!draft) return
    if (outcome === "approved") {
      const finished = finishedEventLanguages(missingInEvent(draft.document))
      const chosen = finished.filter((language) => parts === null || parts.includes(language))
      const isAllFinished = parts === null || parts.every((part) => finished.includes(part as Language))
      if (chosen.length === 0 || !isAllFinished) throw new ApiError("event.unfinished")
      await publish(tx, draft, chosen, now)
    } else await updateDraft(tx, id, { state: outcome })
    if (draft.proposerId) await emit(tx, eventDraftChanged, { userId: draft.proposerId })
  },
  event: decidedEvent("event.decided", ["event-drafts"]),
  letter: decisionLetter,
})

async function publish(tx: Tx, draft: Draft, languages: readonly Language[], now: Date): Promise<void> {
  const { id, document, version } = draft
  if (draft.isCancelled) throw new ApiError("event.cancelled")
  const eventId = draft.eventId ?? (await freeId(tx, document.texts.en.title))
  const people = document.speakers.flatMap(({ person }) => (person === null ? [] : [person as UserId]))
  const speakers = await speakersAmong(tx, people)
  const planned = publicationOf(eventId, document, languages, (person) => speakers.has(person as UserId))
  const before = await lockSessions(tx, eventId)
  const refusal = refusalOf(planned.sessions, before, now)
  if (refusal) throw new ApiError(refusal)
  const place = await selectPlace(tx, eventId)
  const named = (await selectSpeakers(tx, eventId)).map(({ userId }) => userId)
  await publishEvent(tx, planned, now)
  for (const userId of speakers)
    if (!named.includes(userId)) await emit(tx, speakerNamed, { eventId, userId })
  if (draft.shownPicture !== draft.pictureId) await releasePictures(tx, [draft.shownPicture])
  if (place && isOtherPlace(place, planned)) await emit(tx, placeChanged, { eventId })
  await updateDraft(tx, id, {
    eventId,
    state: "published",
    publishedLanguages: [...languages],
    publishedVersion: version,
    updatedAt: now,
  })
}

/** A change in one language counts too: its readers would go to the wrong place. */
const isOtherPlace = (
  before: Awaited<ReturnType<typeof selectPlace>> & object,
  { format, prefecture, venue }: ReturnType<typeof publicationOf>,
) =>
  before.format !== format ||
  before.prefecture !== prefecture ||
  (["en", "ja"] as const).some(
    (language) =>
      before.venue[language] !== undefined &&
      venue[language] !== undefined &&
      before.venue[language] !== venue[language],
  )

async function freeId(tx: Tx, englishTitle: string): Promise<EventId> {
  await lockEventIds(tx)
  for (const words of wordIds(englishTitle)) {
    const id = namedId<EventId>(words)
    if (!(await isIdTaken(tx, id))) return id
  }
  throw new Error("No free id for the event")
}

interface Publishing {
  readonly version: number
  readonly languages: readonly Language[]
}

export async function publishDraft(
  tx: Tx,
  id: EventDraftId,
  { version, languages }: Publishing,
  { user, visit }: Writing,
) {
  const draft = await lockWritableDraft(tx, id, user)
  if (!draft) throw new ApiError("event.not_found")
  refuseClosed(draft)
  if (draft.version !== version) throw new ApiError("event.changed_elsewhere")
  const missing = missingInEvent(draft.document).filter(
    ({ language }) => language === null || languages.includes(language),
  )
  if (missing.length > 0)
    throw new ApiError("request.invalid", { fields: missingFields(missing, visit.language) })
  await publish(tx, draft, languages, visit.now)
  await emit(tx, eventDraftChanged, { userId: draft.proposerId ?? user.id })
  return draftStatusOf(tx, id)
}

/** Refused if anyone has registered: then the event must be cancelled, which notifies them. */
export async function unpublishDraft(tx: Tx, id: EventDraftId, { user, visit }: Writing) {
  const draft = await lockWritableDraft(tx, id, user)
  if (!draft?.eventId || draft.publishedVersion === null) throw new ApiError("event.not_found")
  await lockSessions(tx, draft.eventId)
  if ((await countPeople(tx, draft.eventId)) > 0) throw new ApiError("event.has_people")
  await removeEvent(tx, draft.eventId)
  if (draft.shownPicture !== draft.pictureId) await releasePictures(tx, [draft.shownPicture])
  await updateDraft(tx, id, {
    state: "draft",
    publishedLanguages: [],
    publishedVersion: null,
    updatedAt: visit.now,
  })
  await emit(tx, eventDraftChanged, { userId: draft.proposerId ?? user.id })
  return draftStatusOf(tx, id)
}

export async function submitDraft(tx: Tx, id: EventDraftId, version: number, { user, visit }: Writing) {
  const draft = await lockWritableDraft(tx, id, user)
  if (!draft) throw new ApiError("event.not_found")
  if (isOver(draft)) throw new ApiError("event.declined")
  if (draft.isCancelled) throw new ApiError("event.cancelled")
  if (draft.version !== version) throw new ApiError("event.changed_elsewhere")
  // Idempotent retry.
  if (draft.state === "waiting") return draftStatusOf(tx, id)
  const missing = missingInEvent(draft.document)
  if (finishedEventLanguages(missing).length === 0)
    throw new ApiError("request.invalid", { fields: missingFields(missing, visit.language) })
  await updateDraft(tx, id, { state: "waiting", updatedAt: visit.now })
  await submitForReview(tx, eventReviews, { subjectId: id, applicantId: user.id }, visit.now)
  await emit(tx, eventDraftChanged, { userId: user.id })
  return draftStatusOf(tx, id)
}

export async function withdrawDraft(tx: Tx, id: EventDraftId, { user, visit }: Writing) {
  const draft = await lockWritableDraft(tx, id, user)
  if (!draft) throw new ApiError("event.not_found")
  if (draft.state === "waiting") {
    await withdrawFromReview(tx, eventReviews, id)
    await updateDraft(tx, id, { state: "draft", updatedAt: visit.now })
    await emit(tx, eventDraftChanged, { userId: user.id })
  }
  return draftStatusOf(tx, id)
}

interface SeededDraft {
  readonly id: EventDraftId
  readonly proposerId: UserId | null
  readonly document: EventDocument
  readonly state: "draft" | "waiting" | "returned"
  /** The editor and the reason, if it was returned. */
  readonly decision?: { readonly decidedBy: UserId; readonly reasonKey: string }
}

/** For a demo: inserts the draft with its review, without notifications. Idempotent. */
export async function seedEventDraft(tx: Tx, { decision, ...draft }: SeededDraft, now: Date): Promise<void> {
  if (!(await insertDraft(tx, { ...draft, version: 1, updatedAt: now }))) return
  const subject = { subjectId: draft.id, applicantId: draft.proposerId }
  if (draft.state === "waiting") await submitForReview(tx, eventReviews, subject, now)
  if (decision) await storeDecision(tx, eventReviews, subject, { state: "returned", ...decision }, now)
}

/** Keeps those that an editor has published since. */
export async function removeSeededDrafts(tx: Tx, ids: readonly EventDraftId[]): Promise<void> {
  await deleteUnpublished(tx, ids)
}

/** For a demo: gives a published event a draft, as if an editor had written it here; does nothing if it has one. */
export async function seedPublishedDraft(
  tx: Tx,
  id: EventDraftId,
  published: PublishedEvent,
  now: Date,
): Promise<void> {
  await insertDraft(tx, {
    id,
    eventId: published.id,
    proposerId: null,
    document: writtenOf(published),
    state: "published",
    version: 1,
    publishedVersion: 1,
    publishedLanguages: languages.filter((language) => published.texts[language]),
    updatedAt: now,
  })
}
