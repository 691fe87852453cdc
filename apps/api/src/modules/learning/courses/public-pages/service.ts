import { withoutRuby } from "@shirube/contract/text/furigana"
import { publicPath } from "@shirube/vocabulary/common/public-pages/nouns"
import { topicTexts } from "@shirube/vocabulary/topics"
import { type PublicPages, pagesOf, utcDay } from "#api/kernel/features/public-pages"
import { COURSES } from "../events.ts"
import { OPEN_POSITION } from "../policy.ts"
import { selectByIds } from "../reading/queries.ts"
import { selectLast, selectLessonsAt, selectPages } from "./queries.ts"

export const coursePages: PublicPages = {
  tags: [COURSES],
  list: async (tx, place) => pagesOf("course", await selectPages(tx, place)),
  newest: async (tx, language, limit) => {
    const last = new Map(
      (await selectLast(tx, language, limit)).map(({ id, publishedAt }) => [id, publishedAt]),
    )
    const found = await selectByIds(tx, [...last.keys()], language)
    return found.flatMap(({ id, title, topics: [topic], summary }) => {
      const publishedAt = last.get(id)
      if (!publishedAt) return []
      const category = topic ? topicTexts[topic].name[language] : null
      const description = withoutRuby(summary)
      return [
        { path: publicPath("course", id), title: withoutRuby(title), category, description, publishedAt },
      ]
    })
  },
}

/** Public lessons only; the other pages ask visitors to sign in. */
export const lessonPages: PublicPages = {
  tags: [COURSES],
  list: async (tx, place) =>
    (await selectLessonsAt(tx, OPEN_POSITION, place)).map(({ courseId, key, languages, updatedAt }) => ({
      key: courseId,
      path: publicPath("lesson", courseId, key),
      languages,
      changedOn: utcDay(updatedAt),
    })),
  newest: null,
}
