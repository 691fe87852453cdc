import type { ArticleId } from "#api/db/ids"
import { event } from "#api/platform/events"

interface Touched {
  readonly articleId: ArticleId
}

/** What every list of articles is kept under: any change may move one in, out or up. */
export const ARTICLES = "articles"
export const articleTag = (id: ArticleId) => `article:${id}`

const touches = {
  changes: ({ articleId }: Touched) => [ARTICLES, articleTag(articleId)],
  audience: () => "everyone" as const,
}

export const articlePublished = event<Touched>("article.published", touches)
export const articleChanged = event<Touched>("article.changed", touches)
