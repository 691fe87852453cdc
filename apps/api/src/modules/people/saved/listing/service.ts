// A list of saved items, in either order, optionally searched.
import { type Language, languages } from "@shirube/vocabulary/language"
import { type SavedList, type SavedOrder, savedLists } from "@shirube/vocabulary/people/saved/choices"
import { type Subject, type SubjectName, subjectName } from "@shirube/vocabulary/subjects"
import type { Tx } from "#api/kernel/db/client"
import type { CollectionId } from "#api/kernel/db/ids"
import type { ItemSummary, SubjectLookups } from "#api/kernel/features/subjects"
import { instant, keyset, type Moment, type PageRequest, text } from "#api/kernel/lists/keyset"
import { matcherFor } from "#api/kernel/search/title-match"
import type { Actor } from "#api/kernel/security/session"
import { ownCollection } from "../collections/service.ts"
import { keepsTitle, numbersOf } from "../policy.ts"
import { countSaved, type SelectedSaved, selectCollectionsOf, selectSaved } from "./queries.ts"

interface RequestContext {
  readonly user: Actor
  readonly language: Language
  readonly subjects: SubjectLookups
}

interface Listing extends PageRequest {
  readonly list: SavedList
  readonly order: SavedOrder
  readonly q?: string | undefined
  readonly collection?: CollectionId | undefined
}

/** How many rows of a long list one call searches; the next call continues after them. */
const LOOKED_THROUGH = 500

const positions = {
  newest: keyset<Moment>({ at: instant, id: text() }),
  /** `at` is a key of the member's own order. */
  own: keyset<Moment>({ at: text(), id: text() }),
}

export async function listSaved(tx: Tx, listing: Listing, context: RequestContext) {
  const { list, order, collection, limit } = listing
  if (collection) await ownCollection(tx, context.user, collection)
  const after = positions[order].decode(listing.cursor)
  const q = listing.q === "" ? undefined : listing.q
  const seen = q === undefined ? limit : LOOKED_THROUGH
  const part = { nouns: savedLists[list], order, collectionId: collection, after, limit: seen + 1 }
  const found = await selectSaved(tx, context.user.id, part)
  const looked = found.slice(0, seen)
  const shown = await shownAmong(tx, looked, context)
  const matching = q === undefined ? looked : await matchingRows(tx, q, looked, { ...context, shown })
  const rows = matching.slice(0, limit)
  // After the last item shown if more matched, else after everything that was searched.
  const last = matching.length > limit ? rows.at(-1) : looked.at(-1)
  const isMore = matching.length > limit || found.length > looked.length
  const collections = await collectionsOf(tx, rows, context)
  return {
    items: rows.map((row) => ({
      ...row,
      ...(shown.get(subjectName(row)) ?? deletedItem(row, context.language)),
      collectionIds: collections.get(subjectName(row)) ?? [],
    })),
    nextCursor: isMore && last ? positions[order].encode({ at: last.position, id: last.id }) : null,
  }
}
export type SavedRow = Awaited<ReturnType<typeof listSaved>>["items"][number]

/** Those of the rows that still exist. */
async function shownAmong(tx: Tx, rows: readonly Subject[], { user, language, subjects }: RequestContext) {
  const shown = new Map<SubjectName, ItemSummary>()
  for (const [noun, own] of Map.groupBy(rows, (row) => row.noun)) {
    const ids = own.map(({ id }) => id)
    for (const subject of await subjects[noun](tx, ids, { user, language }))
      shown.set(subjectName({ noun, id: subject.id }), subject)
  }
  return shown
}

/** What is shown of a deleted item. */
function deletedItem({ noun, titles }: Pick<SelectedSaved, "noun" | "titles">, language: Language) {
  const known = keepsTitle(noun) ? titles : {}
  const written = language in known ? language : Object.keys(known)[0]
  return {
    path: null,
    language: written ?? null,
    title: written ? known[written] : undefined,
    category: null,
    person: undefined,
  }
}

interface SearchContext extends RequestContext {
  /** In the reader's language, or the only one. */
  readonly shown: ReadonlyMap<SubjectName, ItemSummary>
}

/** Rows whose title in either language, or whose note, matches. */
async function matchingRows(
  tx: Tx,
  q: string,
  rows: readonly SelectedSaved[],
  { shown, ...context }: SearchContext,
) {
  const matches = matcherFor(q)
  const otherwise = languages.filter((language) => language !== context.language)
  const inOthers: (typeof shown)[] = []
  for (const language of otherwise) inOthers.push(await shownAmong(tx, rows, { ...context, language }))
  return rows.filter((row) => {
    const titles = [shown, ...inOthers].flatMap((known) => known.get(subjectName(row))?.title ?? [])
    const kept = titles.length === 0 && keepsTitle(row.noun) ? Object.values(row.titles) : []
    return matches([...titles, ...kept, row.note ?? ""])
  })
}

async function collectionsOf(tx: Tx, rows: readonly Subject[], { user }: RequestContext) {
  const held = rows.length === 0 ? [] : await selectCollectionsOf(tx, user.id, rows)
  const ids = new Map<SubjectName, CollectionId[]>()
  for (const { collectionId, ...subject } of held)
    ids.set(subjectName(subject), [...(ids.get(subjectName(subject)) ?? []), collectionId])
  return ids
}

/** Number of items in each list. */
export async function savedNumbers(tx: Tx, user: Actor) {
  return numbersOf(await countSaved(tx, user.id))
}
