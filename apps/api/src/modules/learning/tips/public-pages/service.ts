import { withoutRuby } from "@shirube/contract/text/furigana"
import { openingOf } from "@shirube/contract/text/opening"
import { publicPath } from "@shirube/vocabulary/common/public-pages/nouns"
import { topicTexts } from "@shirube/vocabulary/topics"
import { LONGEST_DESCRIPTION, type PublicPages, pagesOf } from "#api/kernel/features/public-pages"
import { TIPS } from "../events.ts"
import { selectByIds, selectNewestPages, selectPages } from "../queries.ts"

export const tipPages: PublicPages = {
  tags: [TIPS],
  list: async (tx, place) => pagesOf("tip", await selectPages(tx, place)),
  newest: async (tx, language, limit) => {
    const last = new Map(
      (await selectNewestPages(tx, language, limit)).map(({ id, publishedAt }) => [id, publishedAt]),
    )
    const found = await selectByIds(tx, [...last.keys()], language)
    return found.flatMap(({ id, title, topics: [topic], opening }) => {
      const publishedAt = last.get(id)
      if (!publishedAt) return []
      const category = topic ? topicTexts[topic].name[language] : null
      const description = openingOf(opening, LONGEST_DESCRIPTION)
      return [{ path: publicPath("tip", id), title: withoutRuby(title), category, description, publishedAt }]
    })
  },
}
