import { event } from "#api/platform/events"

interface Touched {
  readonly articleId: string
}

const touches = {
  changes: ({ articleId }: Touched) => ["articles", `article:${articleId}`],
  audience: () => "everyone" as const,
}

export const articlePublished = event<Touched>("article.published", touches)
export const articleChanged = event<Touched>("article.changed", touches)
