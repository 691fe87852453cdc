import { withoutRuby } from "@shirube/contract/furigana"
import { openingOf } from "@shirube/contract/opening"
import { publicPath } from "@shirube/contract/public-nouns"
import { topicTexts } from "@shirube/contract/topics"
import { LONGEST_DESCRIPTION, type PublicPages, pagesOf } from "#api/platform/public-pages"
import { PAST_EVENTS } from "../events.ts"
import { selectByIds } from "../queries.ts"
import { selectLast, selectPages } from "./queries.ts"

export const pastEventPages: PublicPages = {
  tags: [PAST_EVENTS],
  list: async (tx, place) => pagesOf("past-event", await selectPages(tx, place)),
  newest: async (tx, language, limit) => {
    const last = new Map(
      (await selectLast(tx, language, limit)).map(({ id, publishedAt }) => [id, publishedAt]),
    )
    const found = await selectByIds(tx, [...last.keys()], language)
    return found.flatMap(({ id, title, topics: [topic], opening }) => {
      const publishedAt = last.get(id)
      if (!publishedAt) return []
      const category = topic ? topicTexts[topic].name[language] : null
      const description = openingOf(opening, LONGEST_DESCRIPTION)
      return [
        { path: publicPath("past-event", id), title: withoutRuby(title), category, description, publishedAt },
      ]
    })
  },
}
