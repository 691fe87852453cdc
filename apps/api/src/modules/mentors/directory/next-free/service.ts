// When each senpai can next be met: kept in the directory, because its pages are the same for everyone.
import { LEAD_HOURS } from "@shirube/vocabulary/mentors/hours/choices"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { type EventType, emit, type Subscriber, subscribe } from "#api/kernel/events/events"
import type { JobDefinition, JobParts } from "#api/kernel/jobs/jobs"
import { lockAccount } from "#api/modules/identity/accounts/service"
import { hoursSaved } from "#api/modules/mentors/hours/events"
import { sessionChanged, sessionLost, sessionPauseChanged } from "#api/modules/mentors/mentor-sessions/events"
import { nextFreeTimes } from "#api/modules/mentors/mentor-sessions/free-times/service"
import { mentorsChanged } from "../events.ts"
import { lockListed, lockPassed, updateNextFree } from "./queries.ts"

const HOUR_MS = 3_600_000
const WEEK_MS = 7 * 24 * HOUR_MS

/** An earlier session could no longer be requested. */
const earliestFrom = (now: Date) => new Date(now.getTime() + LEAD_HOURS * HOUR_MS)

export const isSoon = (at: Date | null, now: Date) => at !== null && at.getTime() - now.getTime() <= WEEK_MS

/** Null once it has passed, until the job has found the next one. */
export const presentNextFree = (at: Date | null, now: Date) =>
  at !== null && at >= earliestFrom(now) ? at.toISOString() : null

export async function nextFreeOf(
  tx: Tx,
  asked: Parameters<typeof nextFreeTimes>[1][number],
  now: Date,
): Promise<Date | null> {
  return (await nextFreeTimes(tx, [asked], now)).get(asked.userId) ?? null
}

/** The caller has locked the entries, so that a later renewal, which reads newer sessions, writes last. */
async function renew(tx: Tx, listed: Awaited<ReturnType<typeof lockListed>>, now: Date): Promise<void> {
  const times = await nextFreeTimes(tx, listed, now)
  const changes = listed.map(({ userId, wasSoon }) => {
    const at = times.get(userId) ?? null
    return { userId, at, wasSoon, isSoon: isSoon(at, now) }
  })
  if (changes.length > 0 && (await updateNextFree(tx, changes))) await emit(tx, mentorsChanged, {})
}

const renewAfter = <Payload extends object>(
  type: EventType<Payload>,
  whose: (payload: Payload) => UserId,
): Subscriber =>
  subscribe(
    type,
    `mentor-next-free-${type.name.replaceAll(/[._]/g, "-")}`,
    ({ db, clock }) =>
      (payload) =>
        db.transaction(async (tx) => {
          const userId = whose(payload)
          // An entry that is being made with older hours is there afterwards.
          await lockAccount(tx, userId)
          await renew(tx, await lockListed(tx, [userId]), clock.now())
        }),
  )

const ofMember = ({ userId }: { readonly userId: UserId }) => userId

/** Pauses of the page, and those by editors, make the whole entry again. */
export const nextFreeSubscribers: readonly Subscriber[] = [
  renewAfter(hoursSaved, ofMember),
  renewAfter(sessionChanged, ({ mentorId }) => mentorId),
  renewAfter(sessionPauseChanged, ofMember),
  renewAfter(sessionLost, ofMember),
]

const BATCH = 100

/** Sessions begin on the half hour; more often, for a server that was stopped meanwhile. */
export const renewPassed = ({ db, clock }: JobParts): JobDefinition => ({
  queue: "mentor-next-free",
  cron: "*/5 * * * *",
  run: async () => {
    const now = clock.now()
    for (let renewed = BATCH; renewed === BATCH; )
      renewed = await db.transaction(async (tx) => {
        const passed = await lockPassed(tx, earliestFrom(now), BATCH)
        await renew(tx, passed, now)
        return passed.length
      })
  },
})
