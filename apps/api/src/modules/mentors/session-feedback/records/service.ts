// Keeps the counts on a senpai's page: sessions held, and students helped.
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { emit, subscribe } from "#api/kernel/events/events"
import type { OnAccountDeleted } from "#api/kernel/features/personal-data"
import { mentorChanged } from "#api/modules/mentors/mentor-pages/events"
import { sessionChanged } from "#api/modules/mentors/mentor-sessions/events"
import { heldSessionsOf, mentorsOf } from "#api/modules/mentors/mentor-sessions/lookups/service"
import { renewSessionRecord } from "#api/modules/mentors/session-records/service"
import { recordOutdated } from "../events.ts"
import { countHelped } from "../queries.ts"

export async function renewRecord(tx: Tx, mentorId: UserId): Promise<void> {
  const hasChanged = await renewSessionRecord(tx, mentorId, async () => ({
    held: await heldSessionsOf(tx, mentorId),
    helped: await countHelped(tx, mentorId),
  }))
  if (hasChanged) await emit(tx, mentorChanged, { userId: mentorId })
}

export const renewAfterSession = subscribe(
  sessionChanged,
  "mentor-record-session",
  ({ db }) =>
    async ({ mentorId, news }) => {
      if (news.what === "held" || news.what === "absent")
        await db.transaction((tx) => renewRecord(tx, mentorId))
    },
)

export const renewOutdated = subscribe(
  recordOutdated,
  "mentor-record-outdated",
  ({ db }) =>
    ({ mentorId }) =>
      db.transaction((tx) => renewRecord(tx, mentorId)),
)

/** The students' sessions are deleted in this transaction; they are counted again after it. */
export const renewOnAccountDeleted: OnAccountDeleted = async (tx, people) => {
  const gone = new Set(people)
  for (const mentorId of await mentorsOf(tx, people))
    if (!gone.has(mentorId)) await emit(tx, recordOutdated, { mentorId })
}
