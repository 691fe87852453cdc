import { withoutRuby } from "@shirube/contract/text/furigana"
import { publicPath } from "@shirube/vocabulary/common/public-pages/nouns"
import { type PublicPages, pagesOf } from "#api/kernel/features/public-pages"
import { CALENDAR } from "../events.ts"
import { selectAddresses, selectLast, selectPages, selectTexts } from "./queries.ts"

export const calendarEntryPages: PublicPages = {
  tags: [CALENDAR],
  async list(tx, place) {
    const found = await selectPages(tx, place)
    const rows = await selectAddresses(
      tx,
      found.map(({ id }) => id),
    )
    const addresses = new Map<string, string>(rows.map(({ id, address }) => [id, address]))
    return pagesOf("calendar-entry", found).map((page) => ({
      ...page,
      path: publicPath("calendar-entry", addresses.get(page.key) ?? page.key),
    }))
  },
  newest: async (tx, language, limit) => {
    const last = new Map(
      (await selectLast(tx, language, limit)).map(({ id, publishedAt }) => [id, publishedAt]),
    )
    const texts = await selectTexts(tx, [...last.keys()], language)
    return texts.flatMap(({ id, address, title, summary }) => {
      const publishedAt = last.get(id)
      if (!publishedAt) return []
      const description = withoutRuby(summary)
      return [
        {
          path: publicPath("calendar-entry", address),
          title: withoutRuby(title),
          category: null,
          description,
          publishedAt,
        },
      ]
    })
  },
}
