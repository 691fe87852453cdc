// The two queries that sitemap and feed run over a table of published content.
import type { Language } from "@shirube/vocabulary/language"
import { and, arrayContains, asc, desc, gt, type SQL } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import type { Tx } from "./client.ts"

interface Published {
  readonly id: PgColumn
  readonly languages: PgColumn
  readonly updatedAt: PgColumn
  readonly publishedAt: PgColumn
}

/** Ordered by id, starting after `after`. */
export async function selectPublished<Id extends string>(
  tx: Tx,
  table: PgTable & Published,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
  where?: SQL,
) {
  const found = await tx
    .select({ id: table.id, languages: table.languages, updatedAt: table.updatedAt })
    .from(table as PgTable)
    .where(and(after === undefined ? undefined : gt(table.id, after), where))
    .orderBy(asc(table.id))
    .limit(limit)
  return found as { id: Id; languages: Language[]; updatedAt: Date }[]
}

/** The newest that exist in this language. */
export async function selectLastPublished<Id extends string>(
  tx: Tx,
  table: PgTable & Published,
  language: Language,
  limit: number,
  where?: SQL,
) {
  const found = await tx
    .select({ id: table.id, publishedAt: table.publishedAt })
    .from(table as PgTable)
    .where(and(arrayContains(table.languages, [language]), where))
    .orderBy(desc(table.publishedAt), desc(table.id))
    .limit(limit)
  return found as { id: Id; publishedAt: Date }[]
}
