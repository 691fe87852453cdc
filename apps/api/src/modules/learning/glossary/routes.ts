import * as contract from "@shirube/contract/learning/glossary/routes"
import { withoutRuby } from "@shirube/contract/text/furigana"
import { shared, slice } from "#api/kernel/http/slice"
import { titlesOf } from "#api/kernel/search/titles"
import { parseRuby } from "#api/kernel/text/ruby"
import { ARTICLES } from "#api/modules/learning/articles/service"
import { listTerms } from "./service.ts"

/** Names are shown to readers of their language; all of them are searched. */
const isJapanese = (name: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)

export const routes = slice(({ implement }) => [
  implement(contract.listGlossary, async ({ tx, query, language }) => {
    const { items, nextCursor } = await listTerms(tx, query, language)
    const articles = [...new Set(items.flatMap(({ articleId }) => articleId ?? []))]
    const titles = await titlesOf(
      tx,
      articles.map((id) => ({ noun: "article", id })),
      language,
    )
    const body = {
      items: items.map(({ key, term, reading, also, explanation, example, articleId }) => {
        const title = titles.get(`article:${articleId}`)
        return {
          key,
          term_ruby: parseRuby(term[language]),
          japanese_ruby: parseRuby(term.ja),
          english: term.en,
          reading,
          also: also.filter((name) => isJapanese(name) === (language === "ja")).map(withoutRuby),
          explanation_ruby: parseRuby(explanation[language]),
          example: example && { japanese_ruby: parseRuby(example.ja), english: withoutRuby(example.en) },
          article:
            articleId && title
              ? { id: articleId, title: withoutRuby(title.title), language: title.language }
              : null,
        }
      }),
      next_cursor: nextCursor,
    }
    return shared(body, [ARTICLES])
  }),
])
