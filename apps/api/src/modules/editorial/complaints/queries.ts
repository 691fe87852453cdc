import type { ComplaintNounName, ComplaintReason } from "@shirube/vocabulary/editorial/complaints/choices"
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { type ComplaintId, newId, type UserId } from "#api/kernel/db/ids"
import { complaints, type ReportedText } from "#api/kernel/db/tables/editorial/complaints"

interface Reported {
  readonly noun: ComplaintNounName
  readonly thingId: string
}

interface NewComplaint extends Reported {
  readonly reporterId: UserId
  readonly ownerId: UserId | null
  readonly reason: ComplaintReason
  readonly words: string | null
  readonly reportedText: ReportedText | null
}

/** A repeated report replaces the open one, except for the text as first reported. */
export const upsertComplaint = (tx: Tx, complaint: NewComplaint, sentAt: Date) =>
  tx
    .insert(complaints)
    .values({ id: newId<ComplaintId>(), ...complaint, sentAt })
    .onConflictDoUpdate({
      target: [complaints.reporterId, complaints.noun, complaints.thingId],
      targetWhere: sql`${complaints.settledAt} is null`,
      set: { reason: complaint.reason, words: complaint.words },
    })

const about = ({ noun, thingId }: Reported) => and(eq(complaints.noun, noun), eq(complaints.thingId, thingId))

export type ComplaintRow = typeof complaints.$inferSelect

export const selectComplaints = (tx: Tx, subject: Reported, limit: number) =>
  tx.select().from(complaints).where(about(subject)).orderBy(desc(complaints.sentAt)).limit(limit)

/** The member's newest reports, each with the number of all. */
export const selectSentBy = (tx: Tx, reporterId: UserId, limit: number) =>
  tx
    .select({
      noun: complaints.noun,
      reason: complaints.reason,
      sentAt: complaints.sentAt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(complaints)
    .where(eq(complaints.reporterId, reporterId))
    .orderBy(desc(complaints.sentAt), desc(complaints.id))
    .limit(limit)

/** For subjects that have been removed. */
export const settleAllComplaints = (
  tx: Tx,
  noun: ComplaintNounName,
  thingIds: readonly string[],
  settledAt: Date,
) =>
  tx
    .update(complaints)
    .set({ settledAt })
    .where(
      and(
        eq(complaints.noun, noun),
        inArray(complaints.thingId, [...thingIds]),
        isNull(complaints.settledAt),
      ),
    )

export const settleComplaints = (tx: Tx, subject: Reported, settledAt: Date) =>
  tx
    .update(complaints)
    .set({ settledAt })
    .where(and(about(subject), isNull(complaints.settledAt)))
    .returning({ complaintId: complaints.id, userId: complaints.reporterId })
