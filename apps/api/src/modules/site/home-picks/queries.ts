import type { Language } from "@shirube/vocabulary/language"
import { eq } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { homePicks } from "#api/kernel/db/tables/site/home-picks"

/** One row for each published language. */
export const selectPicks = (tx: Tx) => tx.select().from(homePicks)

export const upsertPicks = (tx: Tx, language: Language, picks: readonly string[]) =>
  tx.insert(homePicks).values({ language, picks }).onConflictDoUpdate({
    target: homePicks.language,
    set: { picks },
  })

export const deletePicks = (tx: Tx, language: Language) =>
  tx.delete(homePicks).where(eq(homePicks.language, language))
