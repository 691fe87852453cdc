// Public reading of past events.
import type { Language } from "@shirube/vocabulary/language"
import { FIRST_YEAR } from "@shirube/vocabulary/learning/past-events/choices"
import { topicTexts } from "@shirube/vocabulary/topics"
import type { Tx } from "#api/kernel/db/client"
import { namedId, type PastEventId, type UserId } from "#api/kernel/db/ids"
import type { SubjectLookups } from "#api/kernel/features/subjects"
import { ApiError } from "#api/kernel/http/errors"
import { day, keyset, type PageRequest, text } from "#api/kernel/lists/keyset"
import type { Platform } from "#api/kernel/process/platform"
import { grantMedia } from "#api/modules/common/media/grants/service"
import { describeVideo } from "#api/modules/common/media/videos/service"
import { idAtAddress } from "#api/modules/editorial/writing/service"
import { personTag } from "#api/modules/identity/accounts/events"
import { writersOf } from "#api/modules/identity/accounts/service"
import {
  type PastEventFilter,
  type PastEventPosition,
  type PastEventRow,
  type PastEventSummaryRow,
  selectByEvent,
  selectByIds,
  selectBySpeaker,
  selectLast,
  selectPastEvent,
  selectSpan,
  selectSpeakers,
  selectTranscripts,
  selectVideoOf,
  type TranscriptRow,
} from "./queries.ts"
import { slidesBytes } from "./slides/service.ts"

const byDay = keyset<PastEventPosition>({ heldOn: day, id: text() })

export async function listPastEvents(
  tx: Tx,
  { cursor, limit, ...filter }: PastEventFilter & PageRequest,
  language: Language,
) {
  const after = byDay.decode(cursor)
  const found = await selectLast(tx, { filter, language, after, limit: limit + 1 })
  const { items, nextCursor } = byDay.page(found, limit, ({ heldOn, id }) => ({ heldOn, id }))
  return {
    items,
    speakers: await speakersOf(tx, items),
    years: await yearsOf(tx),
    nextCursor,
  }
}

const yearOf = (day: string) => Number(day.slice(0, 4))

/** Includes years without past events: cheaper than checking each. */
async function yearsOf(tx: Tx): Promise<number[]> {
  const { first, last } = (await selectSpan(tx)) ?? {}
  if (!first || !last) return []
  const from = Math.max(FIRST_YEAR, yearOf(first))
  return Array.from({ length: yearOf(last) - from + 1 }, (_, back) => yearOf(last) - back)
}

/** Speakers who still have an account, in their given order. */
async function speakersOf(tx: Tx, rows: readonly { readonly id: PastEventId }[]) {
  const named = await selectSpeakers(
    tx,
    rows.map(({ id }) => id),
  )
  const people = await writersOf(
    tx,
    named.map(({ userId }) => userId),
  )
  const ofEach = rows.map(({ id }) => {
    const own = named.filter(({ pastEventId }) => pastEventId === id)
    return [id, own.flatMap(({ userId }) => people.get(userId) ?? [])] as const
  })
  return new Map(ofEach)
}
export type Speakers = Awaited<ReturnType<typeof speakersOf>>

/** Cache tags of the speakers shown. */
export const speakerTags = (speakers: Speakers) => [
  ...new Set([...speakers.values()].flat().map(({ id }) => personTag(id))),
]

interface PastEventWithParts {
  readonly pastEvent: PastEventRow
  readonly speakers: Speakers
  readonly transcripts: readonly TranscriptRow[]
  readonly slidesBytes: number | undefined
}

/** Also under its present or a former address. */
export async function getPastEvent(tx: Tx, id: PastEventId, language: Language): Promise<PastEventWithParts> {
  const pastEvent = await selectPastEvent(tx, id, language)
  if (!pastEvent) {
    const moved = await idAtAddress(tx, "past-event", id)
    if (moved === undefined || (moved as string) === id) throw new ApiError("past_event.not_found")
    return getPastEvent(tx, namedId(moved), language)
  }
  const { slidesId, recordingMs } = pastEvent
  const [speakers, transcripts, slides] = await Promise.all([
    speakersOf(tx, [pastEvent]),
    recordingMs === null ? [] : selectTranscripts(tx, id),
    slidesId === null ? undefined : slidesBytes(tx, slidesId),
  ])
  return { pastEvent, speakers, transcripts, slidesBytes: slides }
}

/** The past event made from an event, if published. */
export const pastEventOf = async (tx: Tx, eventId: string): Promise<PastEventId | null> =>
  (await selectByEvent(tx, eventId))?.id ?? null

/** Public while the past event is published. */
export async function recordingOf(tx: Tx, deps: Pick<Platform, "vault">, id: PastEventId, now: Date) {
  const videoId = await selectVideoOf(tx, id)
  const film = videoId && (await describeVideo(tx, [videoId])).get(videoId)
  const granted = film && grantMedia(deps, film, null, now)
  if (!granted) throw new ApiError("past_event.not_found")
  return granted
}

/** For lists that mix content types. */
export const shownPastEvents: SubjectLookups["past-event"] = async (tx, ids, { language }) =>
  (await selectByIds(tx, ids.map(namedId<PastEventId>), language)).map(summaryIn(language))

const summaryIn =
  (language: Language) =>
  ({ id, address, language: written, title, topics: [topic] }: PastEventSummaryRow) => ({
    id,
    path: `/learning/past-event/${address}` as const,
    language: written,
    title,
    category: topic ? { key: topic, name: topicTexts[topic].name[language] } : null,
  })

/** Where this person spoke, the latest first, as in lists that mix content types. */
export const pastEventsWithSpeaker = async (tx: Tx, userId: UserId, language: Language, limit: number) =>
  (await selectBySpeaker(tx, userId, language, limit)).map(({ eventId, ...pastEvent }) => ({
    ...summaryIn(language)(pastEvent),
    eventId,
    at: new Date(`${pastEvent.heldOn}T00:00:00+09:00`),
  }))

export const speakersAt = async (tx: Tx, id: PastEventId): Promise<UserId[]> =>
  (await selectSpeakers(tx, [id])).map(({ userId }) => userId)
