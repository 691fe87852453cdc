import type { Audience } from "@shirube/contract/common/search/routes"
import type { SearchNoun } from "@shirube/vocabulary/common/search/choices"
import { type Language, languages } from "@shirube/vocabulary/language"
import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm"
import { type Db, rows, type Tx } from "#api/kernel/db/client"
import { instantText } from "#api/kernel/db/moments"
import {
  searchDocumentNumbers,
  searchDocuments,
  searchMisses,
  searchSynonyms,
  searchTexts,
  searchWords,
} from "#api/kernel/db/tables/common/search"
import type { WeighedConcept } from "#api/kernel/search/excerpt"
import type { Concept } from "#api/kernel/search/question"
import { conceptQuery, type Probe, placeWeights } from "#api/kernel/search/ranking"
import type { Frequencies } from "#api/kernel/search/reach"
import { shelfOf } from "#api/kernel/search/shelves"

export type TextRow = typeof searchTexts.$inferSelect

const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

/** Synonym groups that contain one of the keys. */
export const selectSynonyms = (tx: Tx, keys: readonly string[]) =>
  rows<{ group: string; term: string; forms: string[] }>(
    tx,
    sql`select group_key as "group", term, forms from ${searchSynonyms}
      where group_key in (select group_key from ${searchSynonyms} where forms && ${texts(keys)}) order by 1, 2 limit 500`,
  )

/** Which of the keys are words, or readings of words, that occur in documents. */
export const selectKnownWords = (tx: Tx, keys: readonly string[], spelled: readonly string[]) =>
  rows<{ word: string | null; reading: string | null }>(
    tx,
    sql`select word, null as reading from ${searchWords} where word = any(${texts(keys)}) group by word
      union all select null, reading from ${searchWords} where reading = any(${texts(spelled)}) group by reading`,
  )

/**
 * Forces the use of the word index. Otherwise the planner scans documents where it expects an early match; it cannot know
 * which words never occur together, and then scans all of them.
 */
export const withForcedIndex = <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    // Disabled scans have such a high cost that JIT would compile every statement.
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true), set_config('jit', 'off', true)`,
    )
    return work(tx)
  })

/** How many of the newest documents contain each concept, and how many newest documents there are. */
export async function countAmongRecent(tx: Tx, concepts: readonly Concept[]) {
  if (concepts.length === 0) return { among: 0, counts: [] }
  const counts = concepts.map(
    (concept) =>
      sql`(select count(*)::int from ${searchDocuments} where is_recent and words @@ ${conceptQuery(concept, "")}::tsquery)`,
  )
  const [found] = await rows<{ among: number; counts: number[] }>(
    tx,
    sql`select (select count(*)::int from ${searchDocuments} where is_recent) as among, array[${sql.join(counts, sql`, `)}]::int[] as counts`,
  )
  return found ?? { among: 0, counts: [] }
}

/** Frequencies of these tokens among all documents, from the statistics of the last ANALYZE. */
export async function selectFrequencies(tx: Tx, tokens: readonly string[]): Promise<Frequencies> {
  const [found] = await rows<{ documents: number; last: number; shares: Record<string, number> | null }>(
    tx,
    sql`select greatest(reltuples, 0)::int as documents,
        (select last_value::int from ${sql.identifier(searchDocumentNumbers.seqName ?? "")}) as last,
        (select json_object_agg(token, share)
          from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as common(token, share)
          where schemaname = current_schema() and tablename = relname and attname = 'words'
            and token = any(${texts(tokens)})) as shares
      from pg_class where oid = ${"search_documents"}::regclass`,
  )
  return {
    documents: found?.documents ?? 0,
    shares: found?.shares ?? {},
    newestShelf: shelfOf(found?.last ?? 0),
  }
}

/** Whether each query matches any document. */
export async function matchAnyDocument(tx: Tx, queries: readonly string[]): Promise<boolean[]> {
  const [found] = await rows<{ known: boolean[] }>(
    tx,
    sql`select array[${sql.join(
      queries.map((query) => sql`exists (select from ${searchDocuments} where words @@ ${query}::tsquery)`),
      sql`, `,
    )}]::boolean[] as known`,
  )
  return found?.known ?? []
}

export interface Match {
  readonly noun: SearchNoun
  readonly id: string
  readonly at: string
  readonly points: number
  readonly probes: readonly number[]
}

/**
 * Matches of the probes, with points. Selects the newest matches among recent documents; among older ones, where sorting
 * would visit every match, the first in storage order.
 */
export async function selectMatches(
  tx: Tx,
  {
    probes,
    concepts,
    audiences,
    noun,
    among,
  }: {
    probes: readonly (Probe | undefined)[]
    concepts: readonly WeighedConcept[]
    audiences: readonly Audience[]
    noun: SearchNoun | undefined
    among: "recent" | "older"
  },
): Promise<Match[]> {
  const where = (query: string) =>
    and(
      sql`words @@ ${query}::tsquery`,
      sql`audience = any(${texts(audiences)})`,
      noun && sql`noun = ${noun}`,
      among === "recent" ? sql`is_recent` : sql`not is_recent`,
    )
  const order = among === "recent" ? sql`order by fresh_at desc, noun, id` : sql``
  const parts = probes.flatMap((probe, place) =>
    probe
      ? [
          sql`(select noun, id, fresh_at, ${place}::int as probe from ${searchDocuments} where ${where(probe.query)} ${order} limit ${probe.limit})`,
        ]
      : [],
  )
  if (parts.length === 0) return []
  // The vector may be stored out of line; concatenating nothing fetches it once for all comparisons.
  return rows<Match>(
    tx,
    sql`select noun, id, ${instantText(sql`fresh_at`)} as at, probes, ${points(concepts)} as points
      from (select noun, id, fresh_at, array_agg(probe) as probes,
          row_number() over (order by min(probe), fresh_at desc, noun, id) as place
        from (${sql.join(parts, sql` union all `)}) found group by noun, id, fresh_at) documents
      left join lateral (select weighed.heads || ''::tsvector as heads from ${searchDocuments} weighed
        where weighed.noun = documents.noun and weighed.id = documents.id and place <= ${MOST_WEIGHED} offset 0) fetched on true`,
  )
}

/** Scoring is expensive. Later matches get no points: the loosest probes found them, and they are older. */
const MOST_WEIGHED = 120

const sum = (terms: readonly SQL[]) => sql`(${sql.join([...terms], sql` + `)})::float8`
const worth = (query: string, value: number) =>
  sql`case when heads @@ ${query}::tsquery then ${value}::float8 else 0 end`
const points = (concepts: readonly WeighedConcept[]) =>
  sum(
    concepts.flatMap((concept) =>
      placeWeights.map(([mark, place]) => worth(conceptQuery(concept, mark), place * concept.weight)),
    ),
  )

/** The reader's language, the site's other one, and one more: a document may exist in any number of languages. */
const MOST_TEXTS_EACH = 3

export function selectResults(tx: Tx, matches: readonly Pick<Match, "noun" | "id">[], language: Language) {
  if (matches.length === 0) return Promise.resolve([])
  const wanted = or(
    ...[...Map.groupBy(matches, ({ noun }) => noun)].map(([noun, some]) =>
      and(
        eq(searchDocuments.noun, noun),
        inArray(
          searchDocuments.id,
          some.map(({ id }) => id),
        ),
      ),
    ),
  )
  const text = tx
    .select()
    .from(searchTexts)
    .where(and(eq(searchTexts.noun, searchDocuments.noun), eq(searchTexts.documentId, searchDocuments.id)))
    .orderBy(
      desc(eq(searchTexts.language, language)),
      desc(inArray(searchTexts.language, [...languages])),
      searchTexts.language,
    )
    .limit(MOST_TEXTS_EACH)
    .as("text")
  return tx
    .select({
      noun: searchDocuments.noun,
      id: searchDocuments.id,
      freshAt: searchDocuments.freshAt,
      level: searchDocuments.level,
      categoryKey: searchDocuments.categoryKey,
      text: { language: text.language, title: text.title, label: text.label, body: text.body },
    })
    .from(searchDocuments)
    .innerJoinLateral(text, sql`true`)
    .where(wanted)
}
export type ResultRow = Awaited<ReturnType<typeof selectResults>>[number]

export const selectDocumentIds = (tx: Tx, noun: SearchNoun, limit: number) =>
  rows<{ id: string }>(tx, sql`select id from ${searchDocuments} where noun = ${noun} limit ${limit}`)

/** Words and synonyms that share one of the variants, which each drop a letter. */
export const selectNearWords = (tx: Tx, variants: readonly string[]) =>
  rows<{ word: string; reading: string; kana: string | null }>(
    tx,
    sql`select word, reading, kana from (
        select word, reading, kana, place from ${searchWords} where variants && ${texts(variants)}
        union all select term, '', null, 4 from ${searchSynonyms} where variants && ${texts(variants)}) near
      order by place desc, word limit 60`,
  )

/** Terms with one of these prefixes. */
export const selectTerms = (tx: Tx, starts: { word: string; reading: string | undefined }, limit: number) =>
  rows<{ shown: string }>(
    tx,
    sql`select shown from (
      (select shown, word from ${searchWords} where place = 4 and word like ${prefix(starts.word)} order by word limit ${limit})
      ${
        starts.reading
          ? sql`union (select shown, word from ${searchWords} where place = 4 and reading like ${prefix(starts.reading)} order by reading limit ${limit})`
          : sql``
      }) terms group by shown order by min(length(word)), shown limit ${limit}`,
  )

const prefix = (start: string) => `${start.replace(/[\\%_]/g, "\\$&")}%`

/** The newest documents whose title has these words; the last word may be a prefix. */
export const selectByTitle = (
  tx: Tx,
  {
    query,
    audiences,
    language,
    limit,
  }: { query: string; audiences: readonly Audience[]; language: Language; limit: number },
) =>
  rows<{ noun: SearchNoun; id: string; language: string; title: string }>(
    tx,
    sql`select noun, id, language, title from (
        select noun, id, fresh_at from ${searchDocuments}
        where is_recent and words @@ ${query}::tsquery and audience = any(${texts(audiences)})
        order by fresh_at desc, noun, id limit ${limit}) documents,
      lateral (select language, title from ${searchTexts} where ${searchTexts.noun} = documents.noun
        and document_id = documents.id order by language = ${language} desc limit 1) texts
      order by fresh_at desc, noun, id`,
  )

/** Limits the number of stored queries, so that nonsense cannot fill the disk. */
const MOST_MISSES = 5_000

/** A query of one day may be a person's name; only repeated ones show a gap in the content. */
const FEWEST_DAYS = 3

export const countMiss = (tx: Tx, { digest, words }: { digest: string; words: string }, day: string) =>
  tx.execute(sql`insert into ${searchMisses} (digest, times, days, last_on)
    select ${digest}, 1, 1, ${day}::date where (select count(*) from ${searchMisses}) < ${MOST_MISSES}
      or exists (select from ${searchMisses} where digest = ${digest})
    on conflict (digest) do update set times = ${searchMisses}.times + 1, last_on = excluded.last_on,
      days = ${searchMisses}.days + (${searchMisses}.last_on <> excluded.last_on)::int,
      words = case when ${searchMisses}.days + (${searchMisses}.last_on <> excluded.last_on)::int >= ${FEWEST_DAYS}
        then ${words} end`)

export const deleteMissesBefore = (tx: Tx, day: string) =>
  tx.delete(searchMisses).where(sql`${searchMisses.lastOn} < ${day}::date`)

/** Deletes words after `after` that no document contains. Returns the last word checked, or undefined at the end. */
export async function deleteUnusedWords(tx: Tx, after: string, limit: number): Promise<string | undefined> {
  const [found] = await rows<{ last: string | null }>(
    tx,
    sql`with looked as (
        select word, reading, query from ${searchWords} where word > ${after} order by word limit ${limit}),
      gone as (delete from ${searchWords} using looked
        where ${searchWords}.word = looked.word and ${searchWords}.reading = looked.reading
          and not exists (select from ${searchDocuments} where words @@ looked.query::tsquery))
      select max(word) as last from looked`,
  )
  return found?.last ?? undefined
}

export const selectAllSynonyms = (tx: Tx) =>
  tx.select({ group: searchSynonyms.groupKey, term: searchSynonyms.term }).from(searchSynonyms).limit(10_000)

export async function replaceSynonyms(tx: Tx, terms: (typeof searchSynonyms.$inferInsert)[]): Promise<void> {
  // Serializes processes that start together, without blocking readers.
  await tx.execute(sql`lock table search_synonyms in share row exclusive mode`)
  await tx.delete(searchSynonyms)
  await tx.insert(searchSynonyms).values(terms)
}
