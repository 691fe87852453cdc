import { and, eq } from "drizzle-orm"
import type { Tx } from "#api/db/client"
import type { LanguageCode } from "#api/db/ids"
import { heldTexts } from "#api/db/tables/forum"
import type { ThingId } from "../texts/queries.ts"

export type HeldText = typeof heldTexts.$inferSelect

/** What somebody says last is what waits. */
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

/** Undefined where none waits (any more). */
export async function takeHeld(
  tx: Tx,
  thingId: ThingId,
  language: LanguageCode,
): Promise<HeldText | undefined> {
  const [taken] = await tx.delete(heldTexts).where(at(thingId, language)).returning()
  return taken
}
