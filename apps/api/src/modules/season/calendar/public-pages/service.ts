import { withoutRuby } from "@shirube/contract/text/furigana"
import { publicPath } from "@shirube/vocabulary/common/public-pages/nouns"
import { type PublicPages, pagesOf } from "#api/kernel/features/public-pages"
import { CALENDAR } from "../events.ts"
import { selectLast, selectPages, selectTexts } from "./queries.ts"

export const calendarEntryPages: PublicPages = {
  tags: [CALENDAR],
  list: async (tx, place) => pagesOf("calendar-entry", await selectPages(tx, place)),
  newest: async (tx, language, limit) => {
    const last = new Map(
      (await selectLast(tx, language, limit)).map(({ id, publishedAt }) => [id, publishedAt]),
    )
    const texts = await selectTexts(tx, [...last.keys()], language)
    return texts.flatMap(({ id, title, summary }) => {
      const publishedAt = last.get(id)
      if (!publishedAt) return []
      const description = withoutRuby(summary)
      return [
        {
          path: publicPath("calendar-entry", id),
          title: withoutRuby(title),
          category: null,
          description,
          publishedAt,
        },
      ]
    })
  },
}
