// The next free time in the directory's rows, because its pages are the same for everyone. Another feature finds the times.
import { LEAD_HOURS } from "@shirube/vocabulary/mentors/hours/choices"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { emit } from "#api/kernel/events/events"
import { mentorsChanged } from "../events.ts"
import { selectForUpdate, selectForUpdateAfter, selectPassedForUpdate, updateNextFree } from "./queries.ts"

const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS

/** An earlier session could no longer be requested. */
export const earliestFrom = (now: Date) => new Date(now.getTime() + LEAD_HOURS * HOUR_MS)

/** Null once it has passed, until the next one is found. */
export const presentNextFree = (at: Date | null, now: Date) =>
  at !== null && at >= earliestFrom(now) ? at.toISOString() : null

export type ListedMentor = Awaited<ReturnType<typeof selectForUpdate>>[number]

/** Concurrent changes of these entries wait. */
export const lockListed = (tx: Tx, userIds: readonly UserId[]) => selectForUpdate(tx, userIds)

/** Those whose free time is earlier than this, except entries that are being changed. */
export const lockPassed = (tx: Tx, earliest: Date, limit: number) =>
  selectPassedForUpdate(tx, earliest, limit)

/** All of them, one after the other. */
export const lockListedAfter = (tx: Tx, after: UserId | undefined, limit: number) =>
  selectForUpdateAfter(tx, after, limit)

/** Of entries that are locked; those without a time have none. */
export async function saveNextFree(
  tx: Tx,
  listed: readonly ListedMentor[],
  times: ReadonlyMap<UserId, Date>,
  now: Date,
): Promise<void> {
  const changes = listed.map(({ userId, slot, wasSoon }) => {
    const at = times.get(userId) ?? null
    return { userId, slot, at, wasSoon, isSoon: at !== null && at.getTime() - now.getTime() <= WEEK_MS }
  })
  if (changes.length > 0 && (await updateNextFree(tx, changes))) await emit(tx, mentorsChanged, {})
}
