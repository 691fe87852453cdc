// Terms are written by the editors beside the articles: a change of one also changes the articles, whose tag drops what is
// stored.
import { type Language, languages } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import { ApiError } from "#api/kernel/http/errors"
import { keyset, type PageRequest, text } from "#api/kernel/lists/keyset"
import { indexDocument, type SearchDocument } from "#api/kernel/search/documents"
import type { SearchSource } from "#api/kernel/search/sources"
import {
  ARTICLES,
  type GlossaryRow,
  glossaryFor,
  upsertGlossaryTerm,
} from "#api/modules/learning/articles/service"

const byKey = keyset({ key: text() })

/** English by the letters of the term, Japanese by its reading. */
const orderOf = ({ term, reading }: GlossaryRow, language: Language) =>
  language === "ja" ? reading : term.en.toLowerCase()

export async function listTerms(tx: Tx, { cursor, limit }: PageRequest, language: Language) {
  const compare = new Intl.Collator(language).compare
  const terms = [...(await glossaryFor(tx)).values()].sort(
    (a, b) => compare(orderOf(a, language), orderOf(b, language)) || compare(a.key, b.key),
  )
  const last = byKey.decode(cursor)
  const place = last ? terms.findIndex(({ key }) => key === last.key) : -1
  if (last && place < 0) throw new ApiError("cursor.invalid")
  return byKey.page(terms.slice(place + 1), limit, ({ key }) => ({ key }))
}

/** Idempotent: an unchanged term is not indexed again. */
export async function writeTerm(
  tx: Tx,
  row: GlossaryRow,
  known: ReadonlyMap<string, GlossaryRow>,
): Promise<void> {
  const before = known.get(row.key)
  if (
    before &&
    Object.entries(row).every(([name, value]) => isSame(before[name as keyof GlossaryRow], value))
  )
    return
  await upsertGlossaryTerm(tx, row)
  await indexDocument(tx, "glossary", row.key, async () => documentOf(row))
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const glossarySource: SearchSource = {
  noun: "glossary",
  tag: ARTICLES,
  isAnswer: true,
  path: (key) => `/glossary#${key}`,
  documentsAfter: async (tx, after, limit) =>
    [...(await glossaryFor(tx)).values()]
      .filter(({ key }) => key > after)
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .slice(0, limit)
      .map(documentOf),
}

const labels: Readonly<Record<Language, string>> = { en: "Glossary", ja: "{用語集|ようごしゅう}" }

/** Terms do not age: one date for all. */
const FRESH_AT = new Date("2026-11-18T00:00:00Z")

function documentOf({ key, term, also, explanation }: GlossaryRow): SearchDocument {
  const names = [term.en, term.ja, ...also]
  return {
    noun: "glossary",
    id: key,
    audience: "everyone",
    freshAt: FRESH_AT,
    level: null,
    categoryKey: null,
    facets: {},
    terms: names,
    names,
    texts: Object.fromEntries(
      languages.map((language) => [
        language,
        { title: term[language], label: labels[language], headings: [], body: explanation[language] },
      ]),
    ),
  }
}
