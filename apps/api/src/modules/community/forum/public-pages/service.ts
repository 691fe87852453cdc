// Questions as search engines and feed readers see them. Omits the asker and any time at which only the asker acted:
// crawlers get the times of the question and its newest answer, which the page shows too.
import { withoutRuby } from "@shirube/contract/text/furigana"
import { publicPath } from "@shirube/vocabulary/common/public-pages/nouns"
import { type Language, languages } from "@shirube/vocabulary/language"
import { isUuid } from "@shirube/vocabulary/text/uuid"
import { topicTexts } from "@shirube/vocabulary/topics"
import { type LanguageCode, namedId, type QuestionId } from "#api/kernel/db/ids"
import type { PublicPages } from "#api/kernel/features/public-pages"
import { ApiError } from "#api/kernel/http/errors"
import { LISTS, QUESTIONS } from "../events.ts"
import { selectListed } from "../questions/queries.ts"
import { textsOf } from "../reading/service.ts"
import { topicsWithCounts } from "../topics/service.ts"
import { selectQuestionPages } from "./queries.ts"

interface InOurLanguages {
  readonly written: readonly Language[]
  readonly translated: readonly Language[]
}

/** Machine-translated pages are not listed. A question in a third language is shown untranslated under both site languages. */
const listedIn = ({ written, translated }: InOurLanguages) =>
  written.length > 0 ? written : languages.filter((language) => !translated.includes(language))

export const questionPages: PublicPages = {
  tags: [QUESTIONS],
  list: async (tx, { after, limit }) => {
    if (after !== undefined && !isUuid(after)) throw new ApiError("cursor.invalid")
    const found = await selectQuestionPages(tx, { after: after as QuestionId | undefined, limit })
    return found.map(({ id, changedOn, ...texts }) => ({
      key: id,
      path: publicPath("question", id),
      languages: listedIn(texts),
      changedOn,
    }))
  },
  newest: async (tx, language, limit) => {
    const found = await selectListed(tx, {
      sort: "newest",
      language: namedId<LanguageCode>(language),
      after: undefined,
      limit,
    })
    const texts = await textsOf(
      tx,
      found.map(({ id }) => id),
      language,
      { isWhole: false },
    )
    return found.map(({ id, topics: [topic], createdAt }) => ({
      path: publicPath("question", id),
      title: withoutRuby(texts.get(id)?.title ?? ""),
      category: topic ? topicTexts[topic].name[language] : null,
      description: null,
      publishedAt: createdAt,
    }))
  },
}

/** List pages of topics that have questions. */
export const topicPages: PublicPages = {
  tags: [LISTS],
  list: async (tx, { after = "", limit }) =>
    (await topicsWithCounts(tx))
      .filter(({ key, questions }) => questions > 0 && key > after)
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
      .slice(0, limit)
      .map(({ key }) => ({ key, path: publicPath("topic", key), languages, changedOn: null })),
  newest: null,
}
