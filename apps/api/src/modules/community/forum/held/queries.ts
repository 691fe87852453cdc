import { and, desc, eq, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { LanguageCode, UserId } from "#api/kernel/db/ids"
import { visible } from "#api/kernel/db/removal"
import { answers, comments, heldTexts, questions } from "#api/kernel/db/tables/community/forum"
import type { ThingId } from "../texts/queries.ts"

export type HeldText = typeof heldTexts.$inferSelect

/** A later change replaces an earlier held one. */
export const upsertHeld = (tx: Tx, text: typeof heldTexts.$inferInsert) =>
  tx
    .insert(heldTexts)
    .values(text)
    .onConflictDoUpdate({ target: [heldTexts.thingId, heldTexts.language], set: text })

const at = (thingId: ThingId, language: LanguageCode) =>
  and(eq(heldTexts.thingId, thingId), eq(heldTexts.language, language))

export async function selectHeld(tx: Tx, thingId: ThingId, language: LanguageCode) {
  const [found] = await tx.select().from(heldTexts).where(at(thingId, language)).limit(1)
  return found
}

/** The writer's held changes of posts that are still visible, newest first. */
export const selectHeldBy = (tx: Tx, writerId: UserId, limit: number) =>
  tx
    .select()
    .from(heldTexts)
    .where(
      and(
        eq(heldTexts.writerId, writerId),
        sql`exists (select from ${questions} where id = ${heldTexts.questionId} and ${visible(questions)})`,
        ...[answers, comments].map(
          (table) =>
            sql`not exists (select from ${table} where id = ${heldTexts.thingId} and ${table.removedAt} is not null)`,
        ),
      ),
    )
    .orderBy(desc(heldTexts.writtenAt))
    .limit(limit)

/** Deletes and returns the held text; undefined if there is none. */
export async function takeHeld(
  tx: Tx,
  thingId: ThingId,
  language: LanguageCode,
): Promise<HeldText | undefined> {
  const [taken] = await tx.delete(heldTexts).where(at(thingId, language)).returning()
  return taken
}
