import { ONLINE } from "@shirube/contract/event-choices"
import type { Topic } from "@shirube/contract/topics"
import { and, asc, eq, inArray, lte, ne, sql } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { EventId, EventSessionId } from "#api/db/ids"
import { ANY, eventLists, eventRegistrations, eventSessions, heldEvents } from "#api/db/tables/events"
import { deferredRemovals } from "#api/platform/deferred-removals/queries"

export async function selectRules(tx: Tx, id: EventId) {
  const [found] = await tx
    .select({
      id: heldEvents.id,
      audience: heldEvents.audience,
      cancelledAt: heldEvents.cancelledAt,
      registrationClosesAt: heldEvents.registrationClosesAt,
      hasWaitlist: heldEvents.hasWaitlist,
      questions: heldEvents.questions,
      format: heldEvents.format,
      prefecture: heldEvents.prefecture,
      topics: heldEvents.topics,
      spokenLanguages: heldEvents.spokenLanguages,
    })
    .from(heldEvents)
    .where(eq(heldEvents.id, id))
    .limit(1)
  return found
}
export type EventRules = NonNullable<Awaited<ReturnType<typeof selectRules>>>

/** One at a time goes on with the seats of these; by their ids, so that two who want several do not wait for each other. */
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
  change: Partial<Pick<Session, "taken" | "waiting" | "lastPlace" | "availability" | "turnsAt">>,
) => tx.update(eventSessions).set(change).where(eq(eventSessions.id, id))

/** Where the clock has changed something since anybody looked. */
export const selectTurned = (tx: Tx, now: Date, limit: number) =>
  tx
    .selectDistinct({ eventId: eventSessions.eventId })
    .from(eventSessions)
    .where(and(lte(eventSessions.turnsAt, now)))
    .limit(limit)

export async function selectListedStart(tx: Tx, id: EventId): Promise<Date | null> {
  const [found] = await tx
    .select({ startsAt: eventLists.startsAt })
    .from(eventLists)
    .where(eq(eventLists.eventId, id))
    .limit(1)
  return found?.startsAt ?? null
}

/** In every list that it belongs to; in none where nothing of it is to come. */
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

/** Who has a seat or waits, and who has left while their seat is not released yet. */
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

/** Events with a date whose numbers are not what counting gives. */
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

/** By session; one that nobody has registered for is not among them. */
export async function countSeats(tx: Tx, ids: readonly EventSessionId[]) {
  const all = seats(tx)
  const found = await tx
    .select({ sessionId: all.sessionId, ...countedIn(all) })
    .from(all)
    .where(inArray(all.sessionId, [...ids]))
    .groupBy(all.sessionId)
  return new Map(found.map(({ sessionId, ...numbers }) => [sessionId, numbers]))
}
