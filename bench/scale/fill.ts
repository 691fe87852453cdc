// Fills a database with a given number of articles. The newest two thousand are as long as the real ones; the
// bulk behind them is short, so that a hundred thousand take only minutes, unless all are wanted in full. The
// product writes a few of both; the database copies those rows under other ids and dates.
import type { Database } from "@shirube/api/kernel/db/client"
import { type ArticleId, namedId } from "@shirube/api/kernel/db/ids"
import { migrate } from "@shirube/api/kernel/db/migrate"
import { SHELF } from "@shirube/api/kernel/search/shelves"
import { refreshSynonyms } from "@shirube/api/modules/common/search/synonyms/service"
import {
  type ArticleDraft,
  glossaryFor,
  publishArticle,
} from "@shirube/api/modules/learning/articles/service"
import { readContent } from "../../apps/api/seed/content.ts"
import { loadContent } from "../../apps/api/seed/load.ts"
import { randomNumbers } from "../random.ts"
import { copiedSearchVector } from "./copied-search-vector.ts"
import { select } from "./select.ts"

/** Occurs in three articles, at every size. */
export const RARE_WORD = "quokka"
/** Occurs in one of fifty. */
export const UNCOMMON_WORD = "wombat"
/** Every article contains one of them, none contains both. */
export const APART = ["wallaby", "numbat"] as const

/** Occurs in every older article but only in one of fifty of the newest. */
export const OLD_WORD = "bilby"

/** This many of each are written; the others are copies. */
const NEW = 100
const OLD = 50
const RARE_ARTICLES = 3
const SHORT_CHARACTERS = { en: 240, ja: 80 }
/** As many as the product treats as recent; it would mark them one by one. */
const RECENT = 2_000
const NEWEST = new Date("2026-11-01T00:00:00Z")

/** The newest articles, the same in every database: written once, then copied with the database. */
export async function writeNewest(database: Database): Promise<void> {
  await migrate(database)
  await loadContent(database.db, NEWEST)
  await database.db.transaction(refreshSynonyms)
  const real = await realArticles()
  const next = randomNumbers(NEW)
  await write(
    database,
    Array.from({ length: NEW }, (_, number) => newArticle(real, number, next)),
  )
}

/** Adds older articles until there are `count`. */
export async function addOlder(
  database: Database,
  { count, inFull }: { readonly count: number; readonly inFull: boolean },
): Promise<void> {
  const real = await realArticles()
  const next = randomNumbers(OLD)
  const text = inFull ? sections : paragraph
  await write(
    database,
    Array.from({ length: Math.min(count - NEW, OLD) }, (_, i) => oldArticle(real, NEW + i, next, text)),
  )
  if (count > NEW + OLD) await copyInDatabase(database, count)
  await database.exec("vacuum analyze")
}

const realArticles = async () => (await readContent()).articles

async function write({ db }: Database, drafts: readonly ArticleDraft[]): Promise<void> {
  await db.transaction(async (tx) => {
    const glossary = await glossaryFor(tx)
    for (const draft of drafts) await publishArticle(tx, draft, glossary, NEWEST)
  })
}

export const articleId = (number: number) => namedId<ArticleId>(`bench-${number}`)
export const publishedAt = (number: number) => new Date(NEWEST.getTime() - number * 60_000)

function newArticle(real: readonly ArticleDraft[], number: number, next: () => number): ArticleDraft {
  return article(real, number, next, sections, [
    ...(number < RARE_ARTICLES ? [RARE_WORD] : []),
    ...(number % OLD === 0 ? [UNCOMMON_WORD, OLD_WORD] : []),
  ])
}

function oldArticle(
  real: readonly ArticleDraft[],
  number: number,
  next: () => number,
  text: typeof sections,
): ArticleDraft {
  return article(real, number, next, text, [...(number % OLD === 0 ? [UNCOMMON_WORD] : []), OLD_WORD])
}

function article(
  real: readonly ArticleDraft[],
  number: number,
  next: () => number,
  text: typeof sections,
  words: readonly string[],
): ArticleDraft {
  const [base, other] = [pick(real, next), pick(real, next)]
  return draftFrom(base, number, (language) =>
    [
      ...text([base, other], language, next),
      ...[...words, APART[number % 2]].map((word) => `A ${word}.`),
    ].join("\n\n"),
  )
}

type Language = "en" | "ja"

/** Half of the sections of two real articles: together as long as one. */
const sections = (drafts: readonly ArticleDraft[], language: Language, next: () => number): string[] =>
  drafts.flatMap(({ texts }) => texts[language]?.markdown.split(/^(?=## )/m) ?? []).filter(() => next() < 0.5)

const paragraph: typeof sections = ([draft], language, next) => {
  const paragraphs = draft?.texts[language]?.markdown.split("\n\n") ?? []
  const text = pick(
    paragraphs.filter((each) => /^[\p{L}{]/u.test(each)),
    next,
  )
  return [text.slice(0, SHORT_CHARACTERS[language])]
}

function draftFrom(
  base: ArticleDraft,
  number: number,
  markdown: (language: Language) => string,
): ArticleDraft {
  const textIn = (language: Language) => {
    const text = base.texts[language]
    if (!text) throw new Error(`${base.id} has no ${language} text`)
    return { ...text, title: `${text.title} ${number}`, markdown: markdown(language) || text.markdown }
  }
  return {
    ...base,
    id: articleId(number),
    publishedAt: publishedAt(number),
    texts: { en: textIn("en"), ja: textIn("ja") },
  }
}

function pick<Item>(list: readonly Item[], next: () => number): Item {
  const item = list[Math.floor(next() * list.length)]
  if (item === undefined) throw new Error("nothing to pick from")
  return item
}

/** The search indexes are rebuilt once at the end, as in a restore. */
async function copyInDatabase(database: Database, count: number): Promise<void> {
  const search = await select<{ name: string; definition: string }>(
    database,
    "select indexname as name, indexdef as definition from pg_indexes where indexdef like '%search_documents USING gin%'",
  )
  const copies = `generate_series(${NEW + OLD}, ${count - 1}) number`
  const original = `'bench-' || case when number < ${RECENT} then number % ${NEW} else ${NEW} + number % ${OLD} end`
  const published = `timestamptz '${NEWEST.toISOString()}' - make_interval(mins => number)`
  await database.exec(`
    set session_replication_role = replica;
    set maintenance_work_mem = '256MB';
    ${search.map(({ name }) => `drop index ${name}`).join(";")};
    insert into articles (id, address, category_key, section, author_key, level, languages, tag_keys, related_ids, sources,
        checked_on, published_at, updated_at, fingerprint)
      select 'bench-' || number, 'bench-' || number, category_key, section, author_key, level, languages, tag_keys, related_ids, sources,
        checked_on, ${published}, updated_at, fingerprint
      from ${copies} join articles on id = ${original};
    insert into article_texts (article_id, language, title, lead, markdown, html, headings, reading_minutes)
      select 'bench-' || number, language, title || ' ' || number, lead, markdown, html, headings, reading_minutes
      from ${copies} join article_texts on article_id = ${original};
    insert into article_tags (article_id, tag_key, published_at)
      select 'bench-' || number, tag_key, ${published}
      from ${copies} join article_tags on article_id = ${original};
    insert into search_documents (noun, id, audience, fresh_at, level, category_key, words, heads, shelf, is_recent)
      select noun, 'bench-' || number, audience, ${published}, level, category_key, ${copiedSearchVector("d", `(${count} - number)`)}, heads,
        (${count} - number) / ${SHELF}, number < ${RECENT}
      from ${copies} join search_documents d on id = ${original};
    select setval('search_document_numbers', ${count});
    insert into search_texts (noun, document_id, language, title, label, body)
      select noun, 'bench-' || number, language, title, label, body
      from ${copies} join search_texts on document_id = ${original};
    ${search.map(({ definition }) => definition).join(";")};
    set session_replication_role = origin;
    reset maintenance_work_mem`)
}
