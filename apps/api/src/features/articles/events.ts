import type { ArticleId } from "#api/db/ids"
import { event } from "#api/platform/events"

interface Touched {
  readonly articleId: ArticleId
}

/** Cache tag of every list of articles: any change may add, remove or re-sort an entry. */
export const ARTICLES = "articles"
export const articleTag = (id: ArticleId) => `article:${id}`

const touches = {
  changes: ({ articleId }: Touched) => [ARTICLES, articleTag(articleId)],
  audience: () => "everyone" as const,
}

export const articlePublished = event<Touched>("article.published", touches)
export const articleChanged = event<Touched>("article.changed", touches)
