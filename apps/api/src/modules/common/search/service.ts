import { japaneseLevels } from "@shirube/contract/categories"
import { withoutRuby } from "@shirube/contract/text/furigana"
import type { Language } from "@shirube/vocabulary/language"
import type { Db } from "#api/kernel/db/client"
import { integer, keyset, text } from "#api/kernel/lists/keyset"
import type { Excerpt } from "#api/kernel/search/excerpt"
import type { SearchSource, SearchSources } from "#api/kernel/search/sources"
import type { Actor } from "#api/kernel/security/session"
import { parseRuby } from "#api/kernel/text/ruby"
import { deleteUnusedWords, type Match, type ResultRow, selectResults, withForcedIndex } from "./queries.ts"
import { type Ranked, rank, type SearchFilters } from "./ranking/service.ts"
import { visibleTo } from "./sources/service.ts"
import { understand } from "./understanding/service.ts"

/** The result in the reader's language if it has one; the excerpt in the first language that matches the query. */
export function presentResult(
  rows: readonly ResultRow[],
  { path, isAnswer }: Pick<SearchSource, "path" | "isAnswer">,
  excerptOf: (body: string) => Excerpt,
  language: Language,
) {
  const own = rows.find(({ text }) => text.language === language) ?? rows[0]
  if (!own) throw new Error("Search result has no text")
  const { noun, id, happensAt, lastAt, level, categoryKey, text } = own
  const ownExcerpt = excerptOf(text.body)
  const others = ownExcerpt.weight > 0 || isAnswer ? [] : rows.filter((row) => row !== own)
  const excerpts = others.map((row) => ({ ...excerptOf(row.text.body), language: row.text.language }))
  const best = excerpts.find(({ weight }) => weight > 0) ?? { ...ownExcerpt, language: text.language }
  return {
    noun,
    id,
    path: path(id),
    language: text.language,
    is_fallback: text.language !== language,
    title: withoutRuby(text.title),
    title_ruby: parseRuby(text.title),
    category:
      categoryKey === null
        ? null
        : { key: categoryKey, name: withoutRuby(text.label), name_ruby: parseRuby(text.label) },
    level: japaneseLevels.find((one) => one === level) ?? null,
    date: happensAt?.toISOString() ?? null,
    until: lastAt?.toISOString() ?? null,
    excerpt: {
      language: best.language,
      segments: best.segments.map(({ isMatch, ...segment }) => ({ ...segment, is_match: isMatch })),
    },
  }
}

export interface Question extends SearchFilters {
  readonly q: string
  /** Without spelling correction. */
  readonly exact: boolean
  readonly cursor?: string | undefined
  readonly limit: number
}

const WORDS_AT_A_TIME = 500

/** Deletes words that no document contains, so that they are no longer suggested. */
export async function removeUnusedWords(db: Db): Promise<void> {
  for (let after: string | undefined = ""; after !== undefined; ) {
    const from: string = after
    after = await withForcedIndex(db, (tx) => deleteUnusedWords(tx, from, WORDS_AT_A_TIME))
  }
}

interface Reader {
  readonly user: Actor | null
  readonly sources: SearchSources
}

/** Ranked matches without texts, for lists that render results themselves; without a reader, what visitors may find. */
export async function findDocuments(db: Db, question: Question, reader?: Reader) {
  const after = byPlace.decode(question.cursor)
  const { understood, all, isCut } = await withForcedIndex(db, async (tx) => {
    const understood = await understand(tx, question)
    const { ranked: all, isCut } = await rank(tx, understood, question, reader?.user ?? null)
    return { understood, all, isCut }
  })
  const ranked = reader ? await visibleTo(db.autocommit, all, reader.user, reader.sources) : all
  const start = after ? placeAfter(ranked, after) : 0
  const { limit } = question
  const { items: page, nextCursor } = byPlace.page(ranked.slice(start), limit, ({ noun, id }) => ({
    number: start + limit - 1,
    noun,
    id,
  }))
  return {
    page,
    concepts: understood.concepts,
    total: ranked.length,
    isCut,
    correctedTo: understood.text === question.q ? null : understood.text,
    nextCursor,
  }
}

/** Ranked matches of all kinds, with texts. */
export async function findEverywhere(
  db: Db,
  question: Question,
  { language, ...reader }: Reader & { readonly language: Language },
) {
  const { page, ...found } = await findDocuments(db, question, reader)
  return { ...found, results: inOrder(page, await selectResults(db.autocommit, page, language)) }
}

function inOrder<Row extends { noun: string; id: string }>(page: readonly Match[], found: readonly Row[]) {
  const byKey = Map.groupBy(found, ({ noun, id }) => `${noun} ${id}`)
  return page.flatMap(({ noun, id }) => {
    const rows = byKey.get(`${noun} ${id}`)
    return rows ? [{ noun, rows }] : []
  })
}

interface Place {
  readonly number: number
  readonly noun: string
  readonly id: string
}

const byPlace = keyset<Place>({ number: integer(4), noun: text(), id: text() })

/** Continues after the last result; if that was removed, at its former position. */
function placeAfter(ranked: readonly Ranked[], last: Place): number {
  const place = ranked.findIndex(({ noun, id }) => id === last.id && noun === last.noun)
  return place < 0 ? last.number : place + 1
}
