import { and, desc, eq } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { MentorSessionId, UserId } from "#api/kernel/db/ids"
import { instantText, isBefore } from "#api/kernel/db/moments"
import { mentorSessionMessages } from "#api/kernel/db/tables/mentors/session-messages"
import type { Moment } from "#api/kernel/lists/keyset"

export type MessageRow = Pick<
  typeof mentorSessionMessages.$inferSelect,
  "id" | "authorId" | "text" | "sentAt"
>

export async function insertMessage(
  tx: Tx,
  message: typeof mentorSessionMessages.$inferInsert,
): Promise<MessageRow> {
  const [inserted] = await tx.insert(mentorSessionMessages).values(message).returning()
  if (!inserted) throw new Error("Insert returned no row")
  return inserted
}

export async function selectByRetryKey(
  tx: Tx,
  authorId: UserId,
  retryKey: string,
): Promise<MessageRow | undefined> {
  const [found] = await tx
    .select()
    .from(mentorSessionMessages)
    .where(and(eq(mentorSessionMessages.authorId, authorId), eq(mentorSessionMessages.retryKey, retryKey)))
    .limit(1)
  return found
}

export const selectNewest = (
  tx: Tx,
  sessionId: MentorSessionId,
  { after, limit }: { readonly after?: Moment | undefined; readonly limit: number },
) =>
  tx
    .select({
      id: mentorSessionMessages.id,
      authorId: mentorSessionMessages.authorId,
      text: mentorSessionMessages.text,
      sentAt: mentorSessionMessages.sentAt,
      position: instantText(mentorSessionMessages.sentAt),
    })
    .from(mentorSessionMessages)
    .where(
      and(
        eq(mentorSessionMessages.sessionId, sessionId),
        after && isBefore(mentorSessionMessages.sentAt, mentorSessionMessages.id, after),
      ),
    )
    .orderBy(desc(mentorSessionMessages.sentAt), desc(mentorSessionMessages.id))
    .limit(limit)
