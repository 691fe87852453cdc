import { and, asc, eq, gt, ne } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventId } from "#api/kernel/db/ids"
import { eventTexts, publishedEvents } from "#api/kernel/db/tables/events/events"

export type EventText = typeof eventTexts.$inferSelect

/** Texts of an older renderer or without furigana, with the fingerprint that they were saved from. */
export const selectOutdated = (tx: Tx, format: number, id: EventId) =>
  tx
    .select({ text: eventTexts, fingerprint: publishedEvents.fingerprint })
    .from(eventTexts)
    .innerJoin(publishedEvents, eq(publishedEvents.id, eventTexts.eventId))
    .where(and(eq(eventTexts.eventId, id), ne(eventTexts.format, format)))

export const selectOutdatedEvents = (tx: Tx, format: number, after: EventId, limit: number) =>
  tx
    .selectDistinct({ id: eventTexts.eventId })
    .from(eventTexts)
    .where(and(ne(eventTexts.format, format), gt(eventTexts.eventId, after)))
    .orderBy(asc(eventTexts.eventId))
    .limit(limit)

type Rendering = Pick<EventText, "title" | "summary" | "html" | "readText" | "format">

export const replaceRendered = (tx: Tx, { eventId, language }: EventText, made: Rendering) =>
  tx
    .update(eventTexts)
    .set(made)
    .where(and(eq(eventTexts.eventId, eventId), eq(eventTexts.language, language)))
