import { withoutRuby } from "@shirube/contract/text/furigana"
import { publicPath } from "@shirube/vocabulary/common/public-pages/nouns"
import { type PublicPages, pagesOf } from "#api/kernel/features/public-pages"
import { ARTICLES } from "../events.ts"
import { selectByIds, selectExisting, selectNewestPages, selectPages } from "../queries.ts"

export const articlePages: PublicPages = {
  tags: [ARTICLES],
  async list(tx, place) {
    const rows = await selectPages(tx, place)
    const found = await selectExisting(
      tx,
      rows.map(({ id }) => id),
    )
    const addresses = new Map<string, string>(found.map(({ id, address }) => [id, address]))
    return pagesOf("article", rows).map((page) => ({
      ...page,
      path: publicPath("article", addresses.get(page.key) ?? page.key),
    }))
  },
  newest: async (tx, language, limit) => {
    const ids = (await selectNewestPages(tx, language, limit)).map(({ id }) => id)
    return (await selectByIds(tx, ids, language)).map(({ address, title, lead, category, publishedAt }) => ({
      path: publicPath("article", address),
      title: withoutRuby(title),
      category: withoutRuby(category.name[language]),
      description: withoutRuby(lead),
      publishedAt,
    }))
  },
}
