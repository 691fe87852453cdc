import { and, asc, eq, gt, ne } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import type { PastEventId } from "#api/kernel/db/ids"
import { pastEvents, pastEventTexts } from "#api/kernel/db/tables/learning/past-events"

export type PastEventText = typeof pastEventTexts.$inferSelect

/** Texts of an older renderer or without furigana, with the fingerprint that they were saved from. */
export const selectOutdated = (tx: Tx, format: number, id: PastEventId) =>
  tx
    .select({ text: pastEventTexts, fingerprint: pastEvents.fingerprint })
    .from(pastEventTexts)
    .innerJoin(pastEvents, eq(pastEvents.id, pastEventTexts.pastEventId))
    .where(and(eq(pastEventTexts.pastEventId, id), ne(pastEventTexts.format, format)))

export const selectOutdatedPastEvents = (tx: Tx, format: number, after: PastEventId, limit: number) =>
  tx
    .selectDistinct({ id: pastEventTexts.pastEventId })
    .from(pastEventTexts)
    .where(and(ne(pastEventTexts.format, format), gt(pastEventTexts.pastEventId, after)))
    .orderBy(asc(pastEventTexts.pastEventId))
    .limit(limit)

type Rendering = Pick<
  PastEventText,
  "title" | "html" | "readText" | "questions" | "cues" | "termsHtml" | "format"
>

export const replaceRendered = (tx: Tx, { pastEventId, language }: PastEventText, made: Rendering) =>
  tx
    .update(pastEventTexts)
    .set(made)
    .where(and(eq(pastEventTexts.pastEventId, pastEventId), eq(pastEventTexts.language, language)))
