import type { Language } from "@shirube/vocabulary/language"
import { and, asc, eq, notInArray } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import {
  ANY,
  eventLists,
  eventSessions,
  eventTexts,
  publishedEvents,
} from "#api/kernel/db/tables/events/events"
import { textFor } from "../queries.ts"

/** Upcoming sessions of the next events, in event order. */
export function selectUpcomingSessions(tx: Tx, language: Language, limit: number) {
  const next = tx
    .select({ id: eventLists.eventId, startsAt: eventLists.startsAt })
    .from(eventLists)
    .where(and(eq(eventLists.place, ANY), eq(eventLists.topic, ANY), eq(eventLists.spoken, ANY)))
    .orderBy(asc(eventLists.startsAt), asc(eventLists.eventId))
    .limit(limit)
    .as("next")
  return tx
    .select({
      event: {
        id: publishedEvents.id,
        title: eventTexts.title,
        summary: eventTexts.summary,
        format: publishedEvents.format,
        prefecture: publishedEvents.prefecture,
        venue: publishedEvents.venue,
        publishedAt: publishedEvents.publishedAt,
        updatedAt: publishedEvents.updatedAt,
        cancelledAt: publishedEvents.cancelledAt,
      },
      session: {
        id: eventSessions.id,
        startsAt: eventSessions.startsAt,
        endsAt: eventSessions.endsAt,
        availability: eventSessions.availability,
      },
    })
    .from(next)
    .innerJoin(publishedEvents, eq(publishedEvents.id, next.id))
    .innerJoin(eventTexts, textFor(language))
    .innerJoin(eventSessions, eq(eventSessions.eventId, publishedEvents.id))
    .where(notInArray(eventSessions.availability, ["over", "cancelled"]))
    .orderBy(asc(next.startsAt), asc(next.id), asc(eventSessions.startsAt))
}
