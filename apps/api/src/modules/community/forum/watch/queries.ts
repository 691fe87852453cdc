import { and, count, desc, eq, isNull } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { LanguageCode, QuestionId, WatchedWordId } from "#api/kernel/db/ids"
import { watchedFinds, watchedWords } from "#api/kernel/db/tables/community/forum/texts"
import type { ThingId } from "../texts/queries.ts"

export const selectWatched = (tx: Tx, limit: number) =>
  tx.select().from(watchedWords).orderBy(desc(watchedWords.addedAt), desc(watchedWords.id)).limit(limit)

export async function countWatched(tx: Tx): Promise<number> {
  const [counted] = await tx.select({ words: count() }).from(watchedWords)
  return counted?.words ?? 0
}

/** Skips words that are already on the list; returns the inserted ones. */
export const insertWatched = (tx: Tx, words: readonly (typeof watchedWords.$inferInsert)[]) =>
  tx
    .insert(watchedWords)
    .values([...words])
    .onConflictDoNothing()
    .returning({ id: watchedWords.id })

export const updateWatched = (
  tx: Tx,
  id: WatchedWordId,
  change: Pick<typeof watchedWords.$inferInsert, "note" | "isHeld">,
) =>
  tx
    .update(watchedWords)
    .set(change)
    .where(eq(watchedWords.id, id))
    .returning({ phrase: watchedWords.phrase })

export const deleteWatched = (tx: Tx, id: WatchedWordId) =>
  tx.delete(watchedWords).where(eq(watchedWords.id, id)).returning({ phrase: watchedWords.phrase })

interface Place {
  readonly thingId: ThingId
  readonly language: LanguageCode
}

export async function insertFinds(
  tx: Tx,
  { thingId, language, questionId }: Place & { readonly questionId: QuestionId },
  phrases: readonly string[],
  foundAt: Date,
): Promise<void> {
  if (phrases.length > 0)
    await tx
      .insert(watchedFinds)
      .values(phrases.map((phrase) => ({ thingId, language, phrase, questionId, foundAt })))
      .onConflictDoNothing()
}

/** Phrases that an editor has approved in this text. */
export async function selectCleared(tx: Tx, { thingId, language }: Place): Promise<string[]> {
  const found = await tx
    .select({ phrase: watchedFinds.phrase, clearedAt: watchedFinds.clearedAt })
    .from(watchedFinds)
    .where(and(eq(watchedFinds.thingId, thingId), eq(watchedFinds.language, language)))
  return found.flatMap(({ phrase, clearedAt }) => (clearedAt === null ? [] : [phrase]))
}

const ofThing = (thingId: ThingId, language?: LanguageCode) =>
  and(
    eq(watchedFinds.thingId, thingId),
    language === undefined ? undefined : eq(watchedFinds.language, language),
  )

export const selectFinds = (tx: Tx, thingId: ThingId, language?: LanguageCode) =>
  tx
    .select({ phrase: watchedFinds.phrase })
    .from(watchedFinds)
    .where(and(ofThing(thingId, language), isNull(watchedFinds.clearedAt)))
    .orderBy(watchedFinds.phrase)

export const clearFinds = (tx: Tx, thingId: ThingId, clearedAt: Date, language?: LanguageCode) =>
  tx
    .update(watchedFinds)
    .set({ clearedAt })
    .where(and(ofThing(thingId, language), isNull(watchedFinds.clearedAt)))
