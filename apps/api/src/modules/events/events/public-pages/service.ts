import { withoutRuby } from "@shirube/contract/text/furigana"
import { publicPath } from "@shirube/vocabulary/common/public-pages/nouns"
import { topicTexts } from "@shirube/vocabulary/topics"
import { type PublicPages, pagesOf } from "#api/kernel/features/public-pages"
import { EVENTS } from "../events.ts"
import { selectByIds, selectNewestPages, selectPages } from "../queries.ts"

export const eventPages: PublicPages = {
  tags: [EVENTS],
  list: async (tx, place) => pagesOf("event", await selectPages(tx, place)),
  newest: async (tx, language, limit) => {
    const last = new Map(
      (await selectNewestPages(tx, language, limit)).map(({ id, publishedAt }) => [id, publishedAt]),
    )
    const found = await selectByIds(tx, [...last.keys()], language)
    return found.flatMap(({ id, title, topics: [topic], summary }) => {
      const publishedAt = last.get(id)
      if (!publishedAt) return []
      const category = topic ? topicTexts[topic].name[language] : null
      const description = withoutRuby(summary)
      return [
        { path: publicPath("event", id), title: withoutRuby(title), category, description, publishedAt },
      ]
    })
  },
}
