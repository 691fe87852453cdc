import { withoutRuby } from "@shirube/contract/text/furigana"
import { publicPath } from "@shirube/vocabulary/common/public-pages/nouns"
import { type PublicPages, pagesOf } from "#api/kernel/features/public-pages"
import { ARTICLES } from "../events.ts"
import { selectByIds, selectNewestPages, selectPages } from "../queries.ts"

export const articlePages: PublicPages = {
  tags: [ARTICLES],
  list: async (tx, place) => pagesOf("article", await selectPages(tx, place)),
  newest: async (tx, language, limit) => {
    const ids = (await selectNewestPages(tx, language, limit)).map(({ id }) => id)
    return (await selectByIds(tx, ids, language)).map(({ id, title, lead, category, publishedAt }) => ({
      path: publicPath("article", id),
      title: withoutRuby(title),
      category: withoutRuby(category.name[language]),
      description: withoutRuby(lead),
      publishedAt,
    }))
  },
}
