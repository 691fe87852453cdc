import * as contract from "@shirube/contract/common/public-pages/routes"
import type { NewPage, PublicPage } from "#api/kernel/features/public-pages"
import { shared, slice } from "#api/kernel/http/slice"
import { listPart, listParts, newestPages, tagsOf } from "./service.ts"

export const routes = slice(({ implement }) => [
  implement(contract.listParts, async ({ tx, query, platform: { publicPages } }) =>
    shared({ items: await listParts(tx, publicPages, query.limit) }, tagsOf(publicPages)),
  ),
  implement(contract.listPublicPages, async ({ tx, params, query, platform: { publicPages } }) => {
    const source = publicPages[params.noun]
    const { items, nextCursor } = await listPart(tx, source, query)
    return shared({ items: items.map(presentPublicPage), next_cursor: nextCursor }, source.tags)
  }),
  implement(contract.listNewestPages, async ({ tx, language, platform: { publicPages } }) => {
    const items = await newestPages(tx, publicPages, language)
    return shared({ items: items.map(presentNewPage) }, tagsOf(publicPages))
  }),
])

const presentPublicPage = ({ path, languages, changedOn }: PublicPage) => ({
  path,
  languages: [...languages],
  changed_on: changedOn,
})

const presentNewPage = ({ path, title, category, description, publishedAt }: NewPage) => ({
  path,
  title,
  category,
  description,
  published_at: publishedAt.toISOString(),
})
