// Questions as search engines and feed readers see them. Who asked is in none of it, and no moment at which only they did something:
// what a crawler is told of time is when the question and its newest answer were posted, and the page says both.
import { withoutRuby } from "@shirube/contract/furigana"
import { type Language, languages } from "@shirube/contract/language"
import { publicPath } from "@shirube/contract/public-nouns"
import { topicTexts } from "@shirube/contract/topics"
import { isUuid, type LanguageCode, namedId, type QuestionId } from "#api/db/ids"
import { ApiError } from "#api/platform/errors"
import type { PublicPages } from "#api/platform/public-pages"
import { LISTS, QUESTIONS } from "../events.ts"
import { selectListed } from "../questions/queries.ts"
import { textsOf } from "../reading/service.ts"
import { topicsWithCounts } from "../topics/service.ts"
import { selectQuestionPages } from "./queries.ts"

interface InOurLanguages {
  readonly written: readonly Language[]
  readonly translated: readonly Language[]
}

/** A page in the words of a machine is not listed. What was asked in a third language is shown in it on the pages of both of ours. */
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

/** The list of each topic in which something was asked. */
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
