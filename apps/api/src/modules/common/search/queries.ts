import type { Audience } from "@shirube/contract/common/search/routes"
import type { SearchNoun } from "@shirube/vocabulary/common/search/choices"
import { type Language, languages } from "@shirube/vocabulary/language"
import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm"
import { type Db, rows, type Tx } from "#api/kernel/db/client"
import { instantText } from "#api/kernel/db/moments"
import {
  searchDocumentNumbers,
  searchDocuments,
  searchSynonyms,
  searchTexts,
  searchWords,
} from "#api/kernel/db/tables/common/search"
import { nameQuery } from "#api/kernel/search/exact-names"
import type { WeighedConcept } from "#api/kernel/search/excerpt"
import type { Concept } from "#api/kernel/search/question"
import { conceptQuery, NAME_WEIGHT, type Probe, placeWeights } from "#api/kernel/search/ranking"
import type { Frequencies } from "#api/kernel/search/reach"
import { shelfOf } from "#api/kernel/search/shelves"

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
  /** For a recording, the event. */
  readonly recordingOf: string | null
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
          sql`(select noun, id, fresh_at, recording_of, ${place}::int as probe from ${searchDocuments} where ${where(probe.query)} ${order} limit ${probe.limit})`,
        ]
      : [],
  )
  if (parts.length === 0) return []
  // The vector may be stored out of line; concatenating nothing fetches it once for all comparisons.
  return rows<Match>(
    tx,
    sql`select noun, id, ${instantText(sql`fresh_at`)} as at, recording_of as "recordingOf", probes, ${points(concepts)} as points
      from (select noun, id, fresh_at, recording_of, array_agg(probe) as probes,
          row_number() over (order by min(probe), fresh_at desc, noun, id) as place
        from (${sql.join(parts, sql` union all `)}) found group by noun, id, fresh_at, recording_of) documents
      left join lateral (select weighed.heads || ''::tsvector as heads from ${searchDocuments} weighed
        where weighed.noun = documents.noun and weighed.id = documents.id and place <= ${MOST_WEIGHED} offset 0) fetched on true`,
  )
}

/** Scoring is expensive. Later matches get no points: the loosest probes found them, and they are older. */
const MOST_WEIGHED = 120

const sum = (terms: readonly SQL[]) => sql`(${sql.join([...terms], sql` + `)})::float8`
const worth = (query: string, value: number) =>
  sql`case when heads @@ ${query}::tsquery then ${value}::float8 else 0 end`
function points(concepts: readonly WeighedConcept[]) {
  const named = nameQuery(concepts)
  const whole = concepts.reduce((total, { weight }) => total + weight, 0)
  return sum([
    ...concepts.flatMap((concept) =>
      placeWeights.map(([mark, place]) => worth(conceptQuery(concept, mark), place * concept.weight)),
    ),
    ...(named === undefined ? [] : [worth(named, NAME_WEIGHT * whole)]),
  ])
}

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
      happensAt: searchDocuments.happensAt,
      lastAt: searchDocuments.lastAt,
      level: searchDocuments.level,
      categoryKey: searchDocuments.categoryKey,
      text: { language: text.language, title: text.title, label: text.label, body: text.body },
    })
    .from(searchDocuments)
    .innerJoinLateral(text, sql`true`)
    .where(wanted)
}
export type ResultRow = Awaited<ReturnType<typeof selectResults>>[number]

const NOTE_LETTERS = 600

/** What a suggestion shows, in the reader's language if available. */
export const selectSummaries = (
  tx: Tx,
  matches: readonly Pick<Match, "noun" | "id">[],
  { language, noted }: { language: Language; noted: readonly SearchNoun[] },
) =>
  matches.length === 0
    ? Promise.resolve([])
    : rows<SummaryRow>(
        tx,
        sql`select d.noun, d.id, ${instantText(sql`d.happens_at`)} as "happensAt", ${instantText(sql`d.last_at`)} as "lastAt",
            d.category_key as "categoryKey", t.language, t.title, t.label,
            case when d.noun = any(${texts(noted)}) then left(t.body, ${NOTE_LETTERS}) end as note
          from json_to_recordset(${JSON.stringify(matches.map(({ noun, id }) => ({ noun, id })))}::json) as wanted(noun text, id text)
          join ${searchDocuments} d on d.noun = wanted.noun and d.id = wanted.id,
          lateral (select language, title, label, body from ${searchTexts} own
            where own.noun = d.noun and own.document_id = d.id
            order by own.language = ${language} desc, own.language in ('en', 'ja') desc, own.language limit 1) t`,
      )

export interface SummaryRow {
  readonly noun: SearchNoun
  readonly id: string
  readonly happensAt: string | null
  readonly lastAt: string | null
  readonly categoryKey: string | null
  readonly language: string
  readonly title: string
  readonly label: string
  /** The beginning of its text, where that answers the question. */
  readonly note: string | null
}

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
