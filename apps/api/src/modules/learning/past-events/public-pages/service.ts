import { withoutRuby } from "@shirube/contract/text/furigana"
import { openingOf } from "@shirube/contract/text/opening"
import { publicPath } from "@shirube/vocabulary/common/public-pages/nouns"
import { topicTexts } from "@shirube/vocabulary/topics"
import { LONGEST_DESCRIPTION, type PublicPages, pagesOf } from "#api/kernel/features/public-pages"
import { PAST_EVENTS } from "../events.ts"
import { selectAddresses, selectByIds, selectNewestPages, selectPages } from "../queries.ts"

export const pastEventPages: PublicPages = {
  tags: [PAST_EVENTS],
  async list(tx, place) {
    const found = await selectPages(tx, place)
    const rows = await selectAddresses(
      tx,
      found.map(({ id }) => id),
    )
    const addresses = new Map<string, string>(rows.map(({ id, address }) => [id, address]))
    return pagesOf("past-event", found).map((page) => ({
      ...page,
      path: publicPath("past-event", addresses.get(page.key) ?? page.key),
    }))
  },
  newest: async (tx, language, limit) => {
    const last = new Map(
      (await selectNewestPages(tx, language, limit)).map(({ id, publishedAt }) => [id, publishedAt]),
    )
    const found = await selectByIds(tx, [...last.keys()], language)
    return found.flatMap(({ id, address, title, topics: [topic], opening }) => {
      const publishedAt = last.get(id)
      if (!publishedAt) return []
      const category = topic ? topicTexts[topic].name[language] : null
      const description = openingOf(opening, LONGEST_DESCRIPTION)
      return [
        {
          path: publicPath("past-event", address),
          title: withoutRuby(title),
          category,
          description,
          publishedAt,
        },
      ]
    })
  },
}
