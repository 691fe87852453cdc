// Past events as editors write them: saved unfinished, published in the chosen languages, taken down.
import { isDeepStrictEqual } from "node:util"
import { type Language, languages } from "@shirube/vocabulary/language"
import { finishedSources } from "@shirube/vocabulary/learning/courses/draft-sources"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"
import {
  type FileId,
  namedId,
  type PastEventDraftId,
  type PastEventId,
  type UserId,
  type VideoId,
} from "#api/kernel/db/ids"
import { requireEditorRole } from "#api/kernel/http/editor-roles"
import { ApiError } from "#api/kernel/http/errors"
import { byMoment, type PageRequest } from "#api/kernel/lists/keyset"
import type { Actor, Visit } from "#api/kernel/security/session"
import { wordIds } from "#api/kernel/text/word-ids"
import { attachFiles, releaseFiles } from "#api/modules/common/media/attachments/service"
import { posterAddress } from "#api/modules/common/media/grants/service"
import { attachVideos, describeVideo, releaseVideos } from "#api/modules/common/media/videos/service"
import { writersOf } from "#api/modules/identity/accounts/service"
import { glossaryFor } from "#api/modules/learning/articles/service"
import { type PastEventDocument, publishPastEvent, takeDown } from "../publishing/service.ts"
import { slidesPurpose } from "../slides/service.ts"
import { missingIn, type Words } from "./policy.ts"
import { missingTexts } from "./present.ts"
import {
  type DraftDocument,
  type DraftRow,
  deleteDraft,
  insertDraft,
  isIdTaken,
  isUsedByOtherDraft,
  lockDraft,
  lockPastEventIds,
  selectDraft,
  selectDrafts,
  selectShown,
  updateDraft,
} from "./queries.ts"

/** Recordings are uploaded like the films of lessons. */
const RECORDING = "lesson-video"

export async function listDrafts(tx: Tx, { cursor, limit }: PageRequest) {
  const found = await selectDrafts(tx, byMoment.decode(cursor), limit + 1)
  const { items, nextCursor } = byMoment.page(found, limit, ({ position, draft }) => ({
    at: position,
    id: draft.id,
  }))
  return { items: items.map(({ draft }) => draft), nextCursor }
}

export async function readDraft(tx: Tx, id: PastEventDraftId): Promise<DraftRow> {
  const draft = await selectDraft(tx, id)
  if (!draft) throw new ApiError("past_event.not_found")
  return draft
}

interface Written extends Pick<DraftDocument, "kind" | "topics" | "heldOn" | "spokenLanguage" | "questions"> {
  readonly texts: Readonly<Record<Language, Words>>
  /** Undefined: unchanged. */
  readonly speakers: readonly UserId[] | undefined
  readonly sources: DraftDocument["sources"] | undefined
  readonly cues: Readonly<Record<Language, DraftDocument["texts"]["en"]["cues"] | undefined>>
  readonly videoId: VideoId | null
  readonly slidesId: FileId | null
}

interface Writing {
  readonly version: number
  readonly publish: readonly Language[]
  readonly written: Written
}

interface Writer {
  readonly user: Actor
  readonly visit: Visit
}

const NOTHING = { eventId: null, speakers: [], sources: [] } as const

/** Captions belong to their recording, and are dropped with it. */
function documentOf(
  before: DraftRow | undefined,
  { videoId, slidesId: _, texts, speakers, sources, cues: typed, ...written }: Written,
) {
  const known = before?.document ?? NOTHING
  const isSameFilm = before !== undefined && before.videoId === videoId
  const wordsIn = (language: Language) => {
    const { cues, marks } = before?.document.texts[language] ?? { cues: [], marks: [] }
    const kept = isSameFilm ? { cues, marks } : { cues: [], marks: [] }
    return { ...texts[language], ...kept, ...(typed[language] ? { cues: typed[language] } : {}) }
  }
  return {
    eventId: known.eventId,
    speakers: speakers ?? known.speakers,
    sources: sources ?? known.sources,
    ...written,
    texts: { en: wordsIn("en"), ja: wordsIn("ja") },
  } satisfies DraftDocument
}

export async function writeDraft(
  tx: Tx,
  id: PastEventDraftId,
  { version, publish, written }: Writing,
  { user, visit }: Writer,
): Promise<DraftRow> {
  if (publish.length > 0) {
    requireEditorRole(user, "reviewer")
    refuseUnfinished(written, publish, visit)
  }
  const before = await lockDraft(tx, id)
  const document = documentOf(before, written)
  const { videoId, slidesId } = written
  // Idempotent retry: this save was already applied and its response was lost.
  if (before?.version === version + 1 && isSame(before, { document, videoId, slidesId })) {
    if (publish.length === 0 || before.publishedVersion === before.version) return before
  } else if ((before?.version ?? 0) !== version) throw new ApiError("past_event.changed")
  await refuseUnknownSpeakers(tx, before, document)
  await changeFiles(tx, id, before, written, { user, visit })
  const row = { document, videoId, slidesId, version: version + 1, updatedAt: visit.now }
  if (before) await updateDraft(tx, id, row)
  else if (!(await insertDraft(tx, { id, ...row }))) throw new ApiError("past_event.changed")
  if (publish.length > 0) await publishDraft(tx, await readDraft(tx, id), publish, visit.now)
  return readDraft(tx, id)
}

const isSame = (
  a: Pick<DraftRow, "document" | "videoId" | "slidesId">,
  b: Pick<DraftRow, "document" | "videoId" | "slidesId">,
) => isDeepStrictEqual([a.document, a.videoId, a.slidesId], [b.document, b.videoId, b.slidesId])

function refuseUnfinished(written: Written, publish: readonly Language[], { now, language }: Visit): void {
  const missing = missingIn(written, publish, dayInJapan(now))
  if (missing.length > 0) throw new ApiError("request.invalid", { fields: missingTexts(missing, language) })
}

/** An added speaker must have an account; one who has deleted theirs stays listed until publication. */
async function refuseUnknownSpeakers(tx: Tx, before: DraftRow | undefined, { speakers }: DraftDocument) {
  const added = speakers.filter((speaker) => !before?.document.speakers.includes(speaker))
  const present = await writersOf(tx, added)
  if (added.some((speaker) => !present.has(speaker))) throw new ApiError("past_event.speaker_not_there")
}

/** Speakers of these drafts. */
export const speakersOf = (tx: Tx, drafts: readonly DraftRow[]) =>
  writersOf(
    tx,
    drafts.flatMap(({ document }) => document.speakers),
  )

export const withSpeakers = async (tx: Tx, draft: DraftRow) => ({
  draft,
  names: await speakersOf(tx, [draft]),
})

/** The published recording and slides stay until the next publication. */
async function changeFiles(
  tx: Tx,
  id: PastEventDraftId,
  before: DraftRow | undefined,
  { videoId, slidesId }: Written,
  { user, visit }: Writer,
): Promise<void> {
  const shown = before?.pastEventId ? await selectShown(tx, before.pastEventId) : undefined
  const isNewVideo = videoId !== null && videoId !== before?.videoId && videoId !== shown?.videoId
  const isNewSlides = slidesId !== null && slidesId !== before?.slidesId && slidesId !== shown?.slidesId
  const owner = { ownerId: user.id }
  if (isNewVideo && !(await attachVideos(tx, { purpose: RECORDING, ...owner, ids: [videoId] }, visit.now)))
    throw new ApiError("past_event.recording_not_there")
  if (
    isNewSlides &&
    !(await attachFiles(tx, { purpose: slidesPurpose, ...owner, ids: [slidesId] }, visit.now))
  )
    throw new ApiError("file.not_ready")
  const fresh = { videoId: isNewVideo ? videoId : null, slidesId: isNewSlides ? slidesId : null }
  if (await isUsedByOtherDraft(tx, fresh, id)) throw new ApiError("past_event.recording_not_there")
  if (before?.videoId && before.videoId !== videoId && before.videoId !== shown?.videoId)
    await releaseVideos(tx, [before.videoId])
  if (before?.slidesId && before.slidesId !== slidesId && before.slidesId !== shown?.slidesId)
    await releaseFiles(tx, slidesPurpose, [before.slidesId])
}

async function publishDraft(tx: Tx, draft: DraftRow, publish: readonly Language[], now: Date): Promise<void> {
  const { document, slidesId } = draft
  const { eventId, kind, topics, heldOn, sources, questions } = document
  if (heldOn === null) throw new Error("Published without a date")
  const id = draft.pastEventId ?? (await newIdFor(tx, document))
  const present = await writersOf(tx, document.speakers)
  const wordsIn = (language: Language) => ({
    ...document.texts[language],
    questions: questions
      .map((asked) => asked[language])
      .filter(({ question, answer }) => question !== "" && answer !== ""),
  })
  await publishPastEvent(
    tx,
    {
      id,
      eventId,
      kind,
      topics,
      heldOn,
      speakers: document.speakers.filter((speaker) => present.has(speaker)),
      recording: await recordingOf(tx, draft),
      slidesId,
      sources: finishedSources(sources.map(typedSource), publish),
      texts: Object.fromEntries(
        languages
          .filter((language) => publish.includes(language))
          .map((language) => [language, wordsIn(language)]),
      ),
    },
    await glossaryFor(tx),
    now,
  )
  const published = { pastEventId: id, publishedLanguages: [...publish], publishedVersion: draft.version }
  await updateDraft(tx, draft.id, published)
}

const typedSource = ({ title, publisher, url, checked_on }: DraftDocument["sources"][number]) => ({
  title: { en: title.en ?? "", ja: title.ja ?? "" },
  publisher: { en: publisher.en ?? "", ja: publisher.ja ?? "" },
  url,
  checked: checked_on === "" ? null : checked_on,
})

async function newIdFor(tx: Tx, { texts }: DraftDocument): Promise<PastEventId> {
  await lockPastEventIds(tx)
  for (const words of wordIds(texts.en.title)) {
    const id = namedId<PastEventId>(words)
    if (!(await isIdTaken(tx, id))) return id
  }
  throw new Error("No free id for the past event")
}

async function recordingOf(tx: Tx, { videoId, document }: DraftRow): Promise<PastEventDocument["recording"]> {
  if (videoId === null) return null
  const film = (await describeVideo(tx, [videoId])).get(videoId)
  if (film?.state !== "ready") throw new ApiError("past_event.recording_not_ready")
  return {
    videoId,
    durationMs: film.durationMs,
    poster: posterAddress(film),
    spokenLanguage: document.spokenLanguage,
  }
}

/** Keeps the draft with its id, to be published again or removed. */
export async function takeDownPublished(tx: Tx, id: PastEventDraftId, now: Date): Promise<DraftRow> {
  const draft = await lockDraft(tx, id)
  if (!draft?.pastEventId || draft.publishedVersion === null) throw new ApiError("past_event.not_found")
  const shown = await selectShown(tx, draft.pastEventId)
  await takeDown(tx, draft.pastEventId, { isForGood: false })
  if (shown?.videoId && shown.videoId !== draft.videoId) await releaseVideos(tx, [shown.videoId])
  if (shown?.slidesId && shown.slidesId !== draft.slidesId)
    await releaseFiles(tx, slidesPurpose, [shown.slidesId])
  await updateDraft(tx, id, { publishedLanguages: [], publishedVersion: null, updatedAt: now })
  return readDraft(tx, id)
}

export async function removeDraft(tx: Tx, id: PastEventDraftId): Promise<void> {
  const draft = await lockDraft(tx, id)
  if (!draft) throw new ApiError("past_event.not_found")
  if (draft.publishedVersion !== null) throw new ApiError("past_event.is_published")
  await deleteDraft(tx, id)
  if (draft.videoId) await releaseVideos(tx, [draft.videoId])
  if (draft.slidesId) await releaseFiles(tx, slidesPurpose, [draft.slidesId])
}
