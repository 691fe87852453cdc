// The road from the first question to the first day at work. Each stop answers common questions and links to
// a list. Missing articles are left out.
import type { Address } from "#web/lib/page/address.ts"

interface Question {
  readonly name: string
  readonly articleId: string
}

const stops = [
  {
    name: "starting",
    numeral: "一",
    list: { category: "basics" },
    questions: [
      { name: "calendar", articleId: "schedule-march-graduates" },
      { name: "september", articleId: "schedule-september-graduates" },
      { name: "hiring", articleId: "how-hiring-works" },
    ],
  },
  {
    name: "writing",
    numeral: "二",
    list: { category: "documents" },
    questions: [
      { name: "sheet", articleId: "entry-sheet" },
      { name: "stories", articleId: "self-analysis" },
      { name: "rirekisho", articleId: "rirekisho" },
    ],
  },
  {
    name: "interviews",
    numeral: "三",
    list: { category: "selection" },
    questions: [
      { name: "questions", articleId: "interviews" },
      { name: "spi", articleId: "spi-and-web-tests" },
      { name: "clothes", articleId: "dress-and-grooming" },
    ],
  },
  {
    name: "offers",
    numeral: "四",
    list: { tag: "immigration" },
    questions: [
      { name: "hours", articleId: "part-time-28-hours" },
      { name: "status", articleId: "changing-status-of-residence" },
      { name: "signing", articleId: "reading-a-job-offer" },
    ],
  },
] as const

export interface Stop {
  readonly name: (typeof stops)[number]["name"]
  readonly numeral: string
  readonly questions: readonly Question[]
  /** The list it links to, if that is not empty. */
  readonly list: Address | undefined
}

/** All articles that the road links to. */
export const roadArticleIds: readonly string[] = stops.flatMap(({ questions }) =>
  questions.map(({ articleId }) => articleId),
)

interface RoadArticle {
  readonly id: string
  readonly category: { readonly key: string }
  readonly tags: readonly { readonly key: string }[]
}

/** The road with the articles that exist; stops without any are left out. */
export function roadOf(articles: readonly RoadArticle[]): Stop[] {
  const isWritten = new Set(articles.map(({ id }) => id))
  return stops.flatMap(({ name, numeral, list, questions }) => {
    const answered = questions.filter(({ articleId }) => isWritten.has(articleId))
    if (answered.length === 0) return []
    const [kind, key] =
      "category" in list ? (["category", list.category] as const) : (["tag", list.tag] as const)
    const isListed = articles.some(({ category, tags }) =>
      kind === "category" ? category.key === key : tags.some((tag) => tag.key === key),
    )
    return [{ name, numeral, questions: answered, list: isListed ? `/article?${kind}=${key}` : undefined }]
  })
}
