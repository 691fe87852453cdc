// How many sessions a senpai has held, and how many students they have helped. Below the senpai's page, which shows
// the counts, and below sessions and feedback, which make them.
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { lockRecord, type SessionRecord, selectRecord, updateRecord } from "./queries.ts"

const NONE: SessionRecord = { held: 0, helped: 0 }

export const sessionRecordOf = async (tx: Tx, mentorId: UserId): Promise<SessionRecord> =>
  (await selectRecord(tx, mentorId)) ?? NONE

/** Counts after the lock, so that the later one of two counts sees both changes. False if nothing has changed. */
export async function renewSessionRecord(
  tx: Tx,
  mentorId: UserId,
  count: () => Promise<SessionRecord>,
): Promise<boolean> {
  const before = await lockRecord(tx, mentorId)
  const record = await count()
  if (record.held === before.held && record.helped === before.helped) return false
  await updateRecord(tx, mentorId, record)
  return true
}
