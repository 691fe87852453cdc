import { eq, inArray } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { PastEventId, UserId } from "#api/kernel/db/ids"
import {
  ANY,
  pastEventLists,
  pastEventSpeakers,
  pastEvents,
  pastEventTexts,
} from "#api/kernel/db/tables/learning/past-events"

export type { AskedQuestion, PastEventSource } from "#api/kernel/db/tables/learning/past-events"
export type PastEventInsert = typeof pastEvents.$inferInsert
export type PastEventTextInsert = Omit<typeof pastEventTexts.$inferInsert, "pastEventId">

/** Locks the past event and reads its fingerprint, to detect whether publishing changes anything. */
export async function selectPublished(tx: Tx, id: PastEventId) {
  const [found] = await tx
    .select({
      fingerprint: pastEvents.fingerprint,
      publishedAt: pastEvents.publishedAt,
      videoId: pastEvents.videoId,
    })
    .from(pastEvents)
    .where(eq(pastEvents.id, id))
    .limit(1)
    .for("update")
  return found
}

export async function replacePastEvent(
  tx: Tx,
  row: PastEventInsert,
  speakers: readonly UserId[],
  texts: readonly PastEventTextInsert[],
): Promise<void> {
  const pastEventId = row.id
  await tx.insert(pastEvents).values(row).onConflictDoUpdate({ target: pastEvents.id, set: row })
  await tx.delete(pastEventTexts).where(eq(pastEventTexts.pastEventId, pastEventId))
  await tx.insert(pastEventTexts).values(texts.map((text) => ({ ...text, pastEventId })))
  await tx.delete(pastEventSpeakers).where(eq(pastEventSpeakers.pastEventId, pastEventId))
  if (speakers.length > 0)
    await tx
      .insert(pastEventSpeakers)
      .values(speakers.map((userId, position) => ({ pastEventId, userId, position })))
  await tx.delete(pastEventLists).where(eq(pastEventLists.pastEventId, pastEventId))
  await tx.insert(pastEventLists).values(
    [...row.topics, ANY as (typeof row.topics)[number]].map((topic) => ({
      pastEventId,
      topic,
      heldOn: row.heldOn,
    })),
  )
}

export const selectPastEventsBy = (tx: Tx, speakers: readonly UserId[]) =>
  tx
    .selectDistinct({ id: pastEventSpeakers.pastEventId })
    .from(pastEventSpeakers)
    .where(inArray(pastEventSpeakers.userId, [...speakers]))

export const deletePastEvent = (tx: Tx, id: PastEventId) => tx.delete(pastEvents).where(eq(pastEvents.id, id))
