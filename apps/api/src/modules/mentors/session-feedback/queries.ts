import type { FeedbackChoice } from "@shirube/vocabulary/mentors/mentor-sessions/choices"
import { and, countDistinct, desc, eq, inArray, or, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { mentorSessionFeedback, mentorSessionThankYous } from "#api/kernel/db/tables/mentors/session-feedback"
import type { Moment } from "#api/kernel/lists/keyset"

export type FeedbackRow = typeof mentorSessionFeedback.$inferSelect
export type ThankYouRow = typeof mentorSessionThankYous.$inferSelect

export async function selectFeedback(
  tx: Tx,
  sessionId: MentorSessionId,
  authorId: UserId,
): Promise<FeedbackRow | undefined> {
  const [found] = await tx
    .select()
    .from(mentorSessionFeedback)
    .where(and(eq(mentorSessionFeedback.sessionId, sessionId), eq(mentorSessionFeedback.authorId, authorId)))
    .limit(1)
  return found
}

export const upsertFeedback = (tx: Tx, feedback: typeof mentorSessionFeedback.$inferInsert) =>
  tx
    .insert(mentorSessionFeedback)
    .values(feedback)
    .onConflictDoUpdate({
      target: [mentorSessionFeedback.sessionId, mentorSessionFeedback.authorId],
      set: { helped: feedback.helped, words: feedback.words, givenAt: feedback.givenAt },
    })

/** Students who found a session with this senpai helpful, at least partly; each counts once. */
export async function countHelped(tx: Tx, mentorId: UserId): Promise<number> {
  const [counted] = await tx
    .select({ helped: countDistinct(mentorSessionFeedback.authorId) })
    .from(mentorSessionFeedback)
    .where(
      and(
        eq(mentorSessionFeedback.aboutId, mentorId),
        eq(mentorSessionFeedback.side, "student"),
        inArray(mentorSessionFeedback.helped, ["yes", "partly"]),
      ),
    )
  return counted?.helped ?? 0
}

/** The position in the editors' list: the two people of a session may answer at the same moment. */
export interface FeedbackPosition {
  readonly at: string
  readonly session: string
  readonly author: string
}

interface FeedbackPage {
  readonly helped: FeedbackChoice | undefined
  readonly after: FeedbackPosition | undefined
  readonly limit: number
}

export const selectNewestFeedback = (tx: Tx, { helped, after, limit }: FeedbackPage) => {
  const { givenAt, sessionId, authorId } = mentorSessionFeedback
  return tx
    .select({ feedback: mentorSessionFeedback, position: instantText(givenAt) })
    .from(mentorSessionFeedback)
    .where(
      and(
        helped && eq(mentorSessionFeedback.helped, helped),
        after &&
          sql`(${givenAt}, ${sessionId}, ${authorId}) < (${after.at}::timestamptz, ${after.session}, ${after.author})`,
      ),
    )
    .orderBy(desc(givenAt), desc(sessionId), desc(authorId))
    .limit(limit)
}

export async function selectThankYou(tx: Tx, sessionId: MentorSessionId): Promise<ThankYouRow | undefined> {
  const [found] = await tx
    .select()
    .from(mentorSessionThankYous)
    .where(eq(mentorSessionThankYous.sessionId, sessionId))
    .limit(1)
  return found
}

/** A concurrent change of it waits. */
export async function lockThankYou(tx: Tx, sessionId: MentorSessionId): Promise<ThankYouRow | undefined> {
  const [locked] = await tx
    .select()
    .from(mentorSessionThankYous)
    .where(eq(mentorSessionThankYous.sessionId, sessionId))
    .for("update")
  return locked
}

export const upsertThankYou = (tx: Tx, thankYou: typeof mentorSessionThankYous.$inferInsert) =>
  tx
    .insert(mentorSessionThankYous)
    .values(thankYou)
    .onConflictDoUpdate({
      target: mentorSessionThankYous.sessionId,
      set: { text: thankYou.text, isPublic: thankYou.isPublic },
    })

export const deleteThankYouOf = (tx: Tx, sessionId: MentorSessionId) =>
  tx.delete(mentorSessionThankYous).where(eq(mentorSessionThankYous.sessionId, sessionId))

export const markRefused = (tx: Tx, sessionId: MentorSessionId, refusedAt: Date) =>
  tx
    .update(mentorSessionThankYous)
    .set({ text: "", isPublic: false, refusedAt })
    .where(eq(mentorSessionThankYous.sessionId, sessionId))

export const selectPublicThankYous = (
  tx: Tx,
  mentorId: UserId,
  { after, limit }: { readonly after: Moment | undefined; readonly limit: number },
) =>
  tx
    .select({
      sessionId: mentorSessionThankYous.sessionId,
      studentId: mentorSessionThankYous.studentId,
      text: mentorSessionThankYous.text,
      writtenAt: mentorSessionThankYous.writtenAt,
      position: instantText(mentorSessionThankYous.writtenAt),
    })
    .from(mentorSessionThankYous)
    .where(
      and(
        eq(mentorSessionThankYous.mentorId, mentorId),
        sql`is_public`,
        after && isBefore(mentorSessionThankYous.writtenAt, mentorSessionThankYous.sessionId, after),
      ),
    )
    .orderBy(desc(mentorSessionThankYous.writtenAt), desc(mentorSessionThankYous.sessionId))
    .limit(limit)

/** Senpai whose public thank-yous name one of these people: as the student or as the senpai. */
export const selectThankedIn = (tx: Tx, people: readonly UserId[]) =>
  tx
    .selectDistinct({ mentorId: mentorSessionThankYous.mentorId })
    .from(mentorSessionThankYous)
    .where(
      and(
        sql`is_public`,
        or(
          inArray(mentorSessionThankYous.studentId, [...people]),
          inArray(mentorSessionThankYous.mentorId, [...people]),
        ),
      ),
    )
