import type { SearchNoun } from "@shirube/vocabulary/common/search/choices"
import { and, eq, sql } from "drizzle-orm"
import { rows, type Tx } from "#api/kernel/db/client"
import {
  searchDocumentNumbers,
  searchDocuments,
  searchTexts,
  searchWords,
} from "#api/kernel/db/tables/common/search"
import { shelfOf, shelfToken } from "./shelves.ts"
import { quote } from "./tokens.ts"

type DocumentRow = typeof searchDocuments.$inferInsert
type TextRow = typeof searchTexts.$inferInsert
export type WordRow = typeof searchWords.$inferSelect

/** How many of the newest documents search looks at first. */
export const RECENT = 2_000

/** Serialises writers of a document: the later one also reads the data later. */
export const lockDocument = (tx: Tx, noun: SearchNoun, id: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`document of ${noun} ${id}`}, 0))`)

export async function replaceDocument(
  tx: Tx,
  { words: tokens, ...rest }: Omit<DocumentRow, "isRecent" | "shelf">,
  texts: readonly TextRow[],
): Promise<void> {
  const { noun, id } = rest
  const shelf = await shelfFor(tx, noun, id)
  const document = { ...rest, shelf, words: `${tokens} ${quote(shelfToken(shelf))}` }
  await tx
    .insert(searchDocuments)
    .values(document)
    .onConflictDoUpdate({
      target: [searchDocuments.noun, searchDocuments.id],
      set: { ...document, isRecent: true },
    })
  await tx.execute(sql`update ${searchDocuments} set is_recent = false
    where is_recent and (fresh_at, noun, id) <= (
      select fresh_at, noun, id from ${searchDocuments} where is_recent
      order by fresh_at desc, noun desc, id desc offset ${RECENT} limit 1)`)
  await tx.delete(searchTexts).where(and(eq(searchTexts.noun, noun), eq(searchTexts.documentId, id)))
  if (texts.length > 0) await tx.insert(searchTexts).values([...texts])
}

/** Keeps the existing shelf, or takes the next one. */
async function shelfFor(tx: Tx, noun: SearchNoun, id: string): Promise<number> {
  const [kept] = await tx
    .select({ shelf: searchDocuments.shelf })
    .from(searchDocuments)
    .where(and(eq(searchDocuments.noun, noun), eq(searchDocuments.id, id)))
  if (kept) return kept.shelf
  const [next] = await rows<{ number: number }>(
    tx,
    sql`select nextval(${searchDocumentNumbers.seqName})::int as number`,
  )
  return shelfOf(next?.number ?? 0)
}

/**
 * Once per transaction, always in the same order: concurrent writers of the same words would deadlock
 * otherwise.
 */
export async function addWords(tx: Tx, words: readonly WordRow[]): Promise<void> {
  if (words.length === 0) return
  await tx.execute(sql`insert into ${searchWords} (word, reading, shown, kana, query, place, variants)
    select distinct on (word collate "C", reading collate "C")
      word, reading, shown, kana, query, place, variants
    from json_to_recordset(${JSON.stringify(words)}::json)
      as w(word text, reading text, shown text, kana text, query text, place smallint, variants text[])
    order by word collate "C", reading collate "C", place desc, cardinality(variants) desc
    on conflict (word, reading) do update
      set shown = excluded.shown, query = excluded.query, place = excluded.place, variants = excluded.variants
      where excluded.place > ${searchWords}.place
        or excluded.place = ${searchWords}.place and cardinality(excluded.variants) > cardinality(${searchWords}.variants)`)
}

export const deleteDocument = (tx: Tx, noun: SearchNoun, id: string) =>
  tx.delete(searchDocuments).where(and(eq(searchDocuments.noun, noun), eq(searchDocuments.id, id)))

/** For public items only, in every available language. */
export const selectTitles = async (
  tx: Tx,
  subjects: readonly { readonly noun: SearchNoun; readonly id: string }[],
) =>
  subjects.length === 0
    ? []
    : tx
        .select({
          noun: searchTexts.noun,
          id: searchTexts.documentId,
          language: searchTexts.language,
          title: searchTexts.title,
          happensAt: searchDocuments.happensAt,
          lastAt: searchDocuments.lastAt,
        })
        .from(searchTexts)
        .innerJoin(
          searchDocuments,
          and(
            eq(searchDocuments.noun, searchTexts.noun),
            eq(searchDocuments.id, searchTexts.documentId),
            eq(searchDocuments.audience, "everyone"),
          ),
        )
        .where(
          sql`(${searchTexts.noun}, ${searchTexts.documentId}) in (select noun, id from json_to_recordset(${JSON.stringify(subjects)}::json) as t(noun text, id text))`,
        )
