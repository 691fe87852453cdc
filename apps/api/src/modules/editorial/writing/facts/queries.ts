import type { WritingNounName } from "@shirube/vocabulary/editorial/writing/choices"
import { and, asc, eq, inArray, sql } from "drizzle-orm"
import type { Tx } from "#api/kernel/db/client"
import { writingDrafts } from "#api/kernel/db/tables/editorial/writing"

/** Documents with a published source that was checked on this day or before. */
export const selectCheckedBefore = (tx: Tx, nouns: readonly WritingNounName[], day: string, limit: number) =>
  tx
    .select({ noun: writingDrafts.noun, id: writingDrafts.id })
    .from(writingDrafts)
    .where(
      and(
        inArray(writingDrafts.noun, [...nouns]),
        eq(writingDrafts.part, "details"),
        sql`exists (select from jsonb_array_elements(${writingDrafts.published} -> 'sources') source
          where source ->> 'checked' between '0' and ${day})`,
      ),
    )
    .orderBy(asc(writingDrafts.noun), asc(writingDrafts.id))
    .limit(limit)
