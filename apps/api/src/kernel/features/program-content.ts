// Content that is part of the program (reference/): the same for everyone until the next deployment. It is
// searched, listed for search engines and paged like stored content, without a table.
import { hash } from "node:crypto"
import { type PublicNoun, publicPath } from "@shirube/vocabulary/common/public-pages/nouns"
import type { SearchNoun } from "@shirube/vocabulary/common/search/choices"
import { type Language, languages } from "@shirube/vocabulary/language"
import { ApiError } from "../http/errors.ts"
import { keyset, type PageRequest, text } from "../lists/keyset.ts"
import type { SearchDocument, SearchText } from "../search/documents.ts"
import type { SearchSource } from "../search/sources.ts"
import type { PublicPages } from "./public-pages.ts"

interface Item {
  readonly id: string
}

interface ProgramContent<Each extends Item> {
  readonly noun: SearchNoun & PublicNoun
  /** Only a deployment changes the content, so no event drops what is stored under this tag. */
  readonly tag: string
  readonly items: readonly Each[]
  readonly revisedOn: string
  /** In the editors' notation. */
  readonly textOf: (item: Each, language: Language) => SearchText
}

export function programContent<Each extends Item>({
  noun,
  tag,
  items,
  revisedOn,
  textOf,
}: ProgramContent<Each>): { readonly pages: PublicPages; readonly source: SearchSource } {
  const sorted = items.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const after = (id: string, limit: number) => sorted.filter((item) => item.id > id).slice(0, limit)
  const documentOf = (item: Each): SearchDocument => ({
    noun,
    id: item.id,
    audience: "everyone",
    freshAt: new Date(`${revisedOn}T00:00:00Z`),
    level: null,
    categoryKey: null,
    facets: {},
    terms: [],
    texts: Object.fromEntries(languages.map((language) => [language, textOf(item, language)])),
  })
  return {
    pages: {
      tags: [tag],
      list: async (_tx, place) =>
        after(place.after ?? "", place.limit).map(({ id }) => ({
          key: id,
          path: publicPath(noun, id),
          languages,
          changedOn: revisedOn,
        })),
      newest: null,
    },
    source: {
      noun,
      tag,
      edition: hash("sha256", JSON.stringify(items), "base64url").slice(0, 16),
      path: (id) => publicPath(noun, id),
      documentsAfter: async (_tx, id, limit) => after(id, limit).map(documentOf),
    },
  }
}

const byId = keyset({ id: text() })

/** One page of these items, in their order. */
export function pageOfItems<Each extends Item>(items: readonly Each[], { cursor, limit }: PageRequest) {
  const last = byId.decode(cursor)
  const place = last ? items.findIndex(({ id }) => id === last.id) : -1
  if (last && place < 0) throw new ApiError("cursor.invalid")
  return byId.page(items.slice(place + 1), limit, ({ id }) => ({ id }))
}
