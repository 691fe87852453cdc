import { eq } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { UserId } from "#api/kernel/db/ids"
import { mentorSessionRecords } from "#api/kernel/db/tables/mentors/session-records"

export interface SessionRecord {
  readonly held: number
  /** Students who were helped, at least partly. */
  readonly helped: number
}

const counts = { held: mentorSessionRecords.held, helped: mentorSessionRecords.helped }
const of = (mentorId: UserId) => eq(mentorSessionRecords.mentorId, mentorId)

export async function selectRecord(tx: Tx, mentorId: UserId): Promise<SessionRecord | undefined> {
  const [found] = await tx.select(counts).from(mentorSessionRecords).where(of(mentorId)).limit(1)
  return found
}

/** Creates the row if there is none; concurrent counts wait. */
export async function lockRecord(tx: Tx, mentorId: UserId): Promise<SessionRecord> {
  await tx.insert(mentorSessionRecords).values({ mentorId }).onConflictDoNothing()
  const [found] = await tx
    .select(counts)
    .from(mentorSessionRecords)
    .where(of(mentorId))
    .limit(1)
    .for("update")
  if (!found) throw new Error("Insert left no record")
  return found
}

export const updateRecord = (tx: Tx, mentorId: UserId, record: SessionRecord) =>
  tx.update(mentorSessionRecords).set(record).where(of(mentorId))
