import { NEWEST_OF_A_NOUN, NEWEST_PAGES } from "@shirube/contract/common/public-pages/routes"
import { type PublicNoun, publicNouns } from "@shirube/vocabulary/common/public-pages/nouns"
import type { Language } from "@shirube/vocabulary/language"
import type { Tx } from "#api/kernel/db/client"
import type { PublicPageSources, PublicPages } from "#api/kernel/features/public-pages"
import { keyset, type PageRequest, text } from "#api/kernel/lists/keyset"

/** Allows half a million pages of one noun. */
const MOST_PARTS = 500

interface Part {
  readonly noun: PublicNoun
  readonly cursor: string | null
}

export const tagsOf = (sources: PublicPageSources) => [
  ...new Set(Object.values(sources).flatMap(({ tags }) => tags)),
]

/** The start of each part. A noun without pages has none. */
export async function listParts(tx: Tx, sources: PublicPageSources, limit: number): Promise<Part[]> {
  const parts: Part[] = []
  for (const noun of publicNouns) {
    let cursor: string | null = null
    for (let number = 0; number < MOST_PARTS; number += 1) {
      const part = await listPart(tx, sources[noun], { cursor: cursor ?? undefined, limit })
      if (part.items.length > 0) parts.push({ noun, cursor })
      cursor = part.nextCursor
      if (cursor === null) break
    }
  }
  return parts
}

const byKey = keyset({ key: text() })

export async function listPart(tx: Tx, source: PublicPages, { cursor, limit }: PageRequest) {
  const after = byKey.decode(cursor)?.key
  const found = await source.list(tx, { after, limit: limit + 1 })
  return byKey.page(found, limit, ({ key }) => ({ key }))
}

export async function newestPages(tx: Tx, sources: PublicPageSources, language: Language) {
  const found = await Promise.all(
    publicNouns.map(async (noun) => (await sources[noun].newest?.(tx, language, NEWEST_OF_A_NOUN)) ?? []),
  )
  return found
    .flat()
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, NEWEST_PAGES)
}
