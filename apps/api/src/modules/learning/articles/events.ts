import type { ArticleId } from "#api/kernel/db/ids"
import { event } from "#api/kernel/events/events"

interface ArticleRef {
  readonly articleId: ArticleId
}

/** Cache tag of every list of articles: any change may add, remove or re-sort an entry. */
export const ARTICLES = "articles"
export const articleTag = (id: ArticleId) => `article:${id}`

const publicChange = {
  changes: ({ articleId }: ArticleRef) => [ARTICLES, articleTag(articleId)],
  audience: () => "everyone" as const,
}

/** Something that lists of articles, the glossary or the choices of a filter show, beside the articles themselves. */
export const articleListsChanged = event<object>("articles.lists_changed", {
  changes: () => [ARTICLES],
  audience: () => "everyone",
})

export const articlePublished = event<ArticleRef>("article.published", publicChange)
export const articleRemoved = event<ArticleRef>("article.removed", publicChange)
export const articleChanged = event<ArticleRef>("article.changed", publicChange)
