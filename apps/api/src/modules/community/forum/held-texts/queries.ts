import { and, desc, eq, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { LanguageCode, UserId } from "#api/kernel/db/ids"
import { visible } from "#api/kernel/db/removal"
import { answers, comments, questions } from "#api/kernel/db/tables/community/forum"
import { textsPendingReview } from "#api/kernel/db/tables/community/forum/texts"
import type { ThingId } from "../texts/queries.ts"

export type HeldText = typeof textsPendingReview.$inferSelect

/** A later change replaces an earlier held one. */
export const upsertHeld = (tx: Tx, text: typeof textsPendingReview.$inferInsert) =>
  tx
    .insert(textsPendingReview)
    .values(text)
    .onConflictDoUpdate({ target: [textsPendingReview.thingId, textsPendingReview.language], set: text })

const at = (thingId: ThingId, language: LanguageCode) =>
  and(eq(textsPendingReview.thingId, thingId), eq(textsPendingReview.language, language))

export async function selectHeld(tx: Tx, thingId: ThingId, language: LanguageCode) {
  const [found] = await tx.select().from(textsPendingReview).where(at(thingId, language)).limit(1)
  return found
}

/** The writer's held changes of posts that are still visible, newest first. */
export const selectHeldBy = (tx: Tx, writerId: UserId, limit: number) =>
  tx
    .select()
    .from(textsPendingReview)
    .where(
      and(
        eq(textsPendingReview.writerId, writerId),
        sql`exists (select from ${questions} where id = ${textsPendingReview.questionId} and ${visible(questions)})`,
        ...[answers, comments].map(
          (table) =>
            sql`not exists (select from ${table} where id = ${textsPendingReview.thingId} and ${table.removedAt} is not null)`,
        ),
      ),
    )
    .orderBy(desc(textsPendingReview.writtenAt))
    .limit(limit)

/** Deletes and returns the held text; undefined if there is none. */
export async function deleteHeldText(
  tx: Tx,
  thingId: ThingId,
  language: LanguageCode,
): Promise<HeldText | undefined> {
  const [taken] = await tx.delete(textsPendingReview).where(at(thingId, language)).returning()
  return taken
}
