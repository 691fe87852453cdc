// The organiser dashboard: numbers, cancellation, and the past event made from it.
import { withoutRuby } from "@shirube/contract/text/furigana"
import type { languages } from "@shirube/vocabulary/language"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import type { Tx } from "#api/kernel/db/client"
import type { EventId } from "#api/kernel/db/ids"
import { ApiError } from "#api/kernel/http/errors"
import type { Actor } from "#api/kernel/security/session"
import type { Writer } from "#api/modules/editorial/writing/service"
import { beginFromEvent, begunFrom } from "#api/modules/learning/past-events/writing/service"
import { mayOrganise } from "../drafts/policy.ts"
import { lockDraftOf } from "../drafts/queries.ts"
import { cancelEvent } from "../publishing/service.ts"
import { selectSpeakers } from "../queries.ts"
import { lockSessions } from "../seats/queries.ts"
import {
  countAttended,
  insertCancellation,
  type Organised,
  selectDates,
  selectLastEnd,
  selectOrganised,
  selectTexts,
} from "./queries.ts"

/** Answers 404 for an event of another organiser. */
export async function organisedBy(tx: Tx, id: EventId, user: Actor): Promise<Organised> {
  const event = await selectOrganised(tx, id)
  if (!event || !mayOrganise(user, event.proposerId)) throw new ApiError("event.not_found")
  return event
}

export async function organiserDashboardOf(tx: Tx, id: EventId, user: Actor, now: Date) {
  const event = await organisedBy(tx, id, user)
  const [texts, dates, attended] = [
    await selectTexts(tx, id),
    await selectDates(tx, id),
    await countAttended(tx, id),
  ]
  const checkedIn = new Map(attended.map(({ sessionId, count }) => [sessionId, count]))
  return {
    event,
    texts,
    isOver: dates.every(({ endsAt }) => endsAt <= now),
    pastEventId: user.role === "editor" ? ((await begunFrom(tx, id)) ?? null) : null,
    sessions: dates.map((date) => ({ ...date, checkedIn: checkedIn.get(date.id) ?? 0 })),
  }
}

interface Cancelling {
  readonly reason: { readonly en: string; readonly ja: string }
  readonly user: Actor
  readonly now: Date
}

/** A concurrent registration waits for the session locks and then fails as cancelled. */
export async function cancelOrganised(tx: Tx, id: EventId, { reason, user, now }: Cancelling) {
  await organisedBy(tx, id, user)
  await lockDraftOf(tx, id)
  const dates = await lockSessions(tx, id)
  const event = await organisedBy(tx, id, user)
  if (event.cancelledAt === null) {
    if (dates.every(({ endsAt }) => endsAt <= now)) throw new ApiError("event.is_over")
    await insertCancellation(tx, id, reason)
    await cancelEvent(tx, id, now)
  }
  return organiserDashboardOf(tx, id, user, now)
}

/** Idempotent: a second request returns the document that the first has begun. */
export async function beginPastEvent(tx: Tx, id: EventId, writer: Writer) {
  await lockSessions(tx, id)
  const event = await organisedBy(tx, id, writer.user)
  const known = await begunFrom(tx, id)
  if (known) return known
  const lastEnd = await selectLastEnd(tx, id)
  if (!lastEnd || lastEnd > writer.visit.now || event.cancelledAt !== null)
    throw new ApiError("event.not_over")
  const texts = await selectTexts(tx, id)
  const wordsIn = (language: (typeof languages)[number]) => {
    const found = texts.find((text) => text.language === language)
    // Drop the furigana: the dictionary supplies them unless the editor does.
    return { title: withoutRuby(found?.title ?? ""), summary: found?.source ?? "" }
  }
  const speakers = await selectSpeakers(tx, id)
  return beginFromEvent(
    tx,
    {
      eventId: id,
      kind: event.kind,
      topics: event.topics,
      held: dayInJapan(lastEnd),
      speakers: speakers.flatMap(({ userId }) => userId ?? []),
      spoken: event.spokenLanguages[0] ?? "en",
      texts: { en: wordsIn("en"), ja: wordsIn("ja") },
    },
    writer,
  )
}
