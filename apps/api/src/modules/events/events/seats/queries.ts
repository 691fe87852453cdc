import { ONLINE } from "@shirube/vocabulary/events/events/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import { and, asc, eq, inArray, lte, ne, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { EventId, EventSessionId } from "#api/kernel/db/ids"
import { ANY, eventLists, eventSessions, publishedEvents } from "#api/kernel/db/tables/events/events"
import { eventRegistrations } from "#api/kernel/db/tables/events/events/registrations"
import { deferredRemovals } from "#api/kernel/features/deferred-removals/queries"

export async function selectRules(tx: Tx, id: EventId) {
  const [found] = await tx
    .select({
      id: publishedEvents.id,
      audience: publishedEvents.audience,
      cancelledAt: publishedEvents.cancelledAt,
      registrationClosesAt: publishedEvents.registrationClosesAt,
      hasWaitlist: publishedEvents.hasWaitlist,
      questions: publishedEvents.questions,
      format: publishedEvents.format,
      prefecture: publishedEvents.prefecture,
      topics: publishedEvents.topics,
      spokenLanguages: publishedEvents.spokenLanguages,
    })
    .from(publishedEvents)
    .where(eq(publishedEvents.id, id))
    .limit(1)
  return found
}
export type EventRules = NonNullable<Awaited<ReturnType<typeof selectRules>>>

/** Locks the sessions, ordered by id to avoid deadlocks. */
export const lockSessions = (tx: Tx, id: EventId) =>
  tx
    .select()
    .from(eventSessions)
    .where(eq(eventSessions.eventId, id))
    .orderBy(asc(eventSessions.id))
    .for("update")
export type Session = Awaited<ReturnType<typeof lockSessions>>[number]

export const updateSession = (
  tx: Tx,
  id: EventSessionId,
  change: Partial<Pick<Session, "taken" | "waiting" | "lastPlace" | "availability" | "changesAt">>,
) => tx.update(eventSessions).set(change).where(eq(eventSessions.id, id))

/** Events whose availability the clock has changed since the last update. */
export const selectEventsWithChangedAvailability = (tx: Tx, now: Date, limit: number) =>
  tx
    .selectDistinct({ eventId: eventSessions.eventId })
    .from(eventSessions)
    .where(and(lte(eventSessions.changesAt, now)))
    .limit(limit)

export async function selectListedStart(tx: Tx, id: EventId): Promise<Date | null> {
  const [found] = await tx
    .select({ startsAt: eventLists.startsAt })
    .from(eventLists)
    .where(eq(eventLists.eventId, id))
    .limit(1)
  return found?.startsAt ?? null
}

/** Inserts the event into every list that it belongs to; into none if it has no upcoming session. */
export async function replaceLists(tx: Tx, event: EventRules, startsAt: Date | null): Promise<void> {
  const { id: eventId, format, prefecture, topics, spokenLanguages } = event
  await tx.delete(eventLists).where(eq(eventLists.eventId, eventId))
  if (startsAt === null) return
  const places = [
    ANY,
    ...(format === "in-person" ? [] : [ONLINE]),
    ...(prefecture === null ? [] : [prefecture]),
  ]
  const rows = places.flatMap((place) =>
    ([ANY, ...topics] as (Topic | typeof ANY)[]).flatMap((topic) =>
      ([ANY, ...spokenLanguages] as const).map((spoken) => ({ eventId, place, topic, spoken, startsAt })),
    ),
  )
  await tx.insert(eventLists).values(rows)
}

/** Seats and waitlist places, including those of deleted accounts that are not released yet. */
const seats = (tx: Tx) =>
  tx
    .select({
      sessionId: sql<EventSessionId>`${eventRegistrations.sessionId}`.as("session_id"),
      state: sql<string>`${eventRegistrations.state}`.as("state"),
    })
    .from(eventRegistrations)
    .where(ne(eventRegistrations.state, "cancelled"))
    .unionAll(
      tx
        .select({
          sessionId: sql<EventSessionId>`${deferredRemovals.thingId}::uuid`.as("session_id"),
          state: sql<string>`${deferredRemovals.noun}`.as("state"),
        })
        .from(deferredRemovals)
        .where(eq(deferredRemovals.kind, "seat")),
    )
    .as("seats")

const countedIn = ({ state }: Pick<ReturnType<typeof seats>, "state">) => ({
  taken: sql<number>`count(*) filter (where ${state} <> 'waiting')::int`,
  waiting: sql<number>`count(*) filter (where ${state} = 'waiting')::int`,
})

/** Events with a session whose stored counts are wrong. */
export function selectMiscounted(tx: Tx, limit: number) {
  const all = seats(tx)
  const { taken, waiting } = countedIn(all)
  const truth = tx
    .select({ sessionId: all.sessionId, taken: taken.as("held"), waiting: waiting.as("in_line") })
    .from(all)
    .groupBy(all.sessionId)
    .as("truth")
  return tx
    .selectDistinct({ eventId: eventSessions.eventId })
    .from(eventSessions)
    .leftJoin(truth, eq(truth.sessionId, eventSessions.id))
    .where(
      sql`(${eventSessions.taken}, ${eventSessions.waiting}) <> (coalesce(${truth.taken}, 0), coalesce(${truth.waiting}, 0))`,
    )
    .limit(limit)
}

/** Keyed by session; sessions without registrations are missing. */
export async function countSeats(tx: Tx, ids: readonly EventSessionId[]) {
  const all = seats(tx)
  const found = await tx
    .select({ sessionId: all.sessionId, ...countedIn(all) })
    .from(all)
    .where(inArray(all.sessionId, [...ids]))
    .groupBy(all.sessionId)
  return new Map(found.map(({ sessionId, ...numbers }) => [sessionId, numbers]))
}
