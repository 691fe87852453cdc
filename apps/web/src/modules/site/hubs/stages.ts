// The path from the first question to the first day at work. Editors name each stage's articles; courses and
// tips match by topic. Missing content is left out.
import type { Phase } from "@shirube/vocabulary/season/calendar/choices"
import type { Topic } from "@shirube/vocabulary/topics"
import type { Address } from "#web/lib/page/address.ts"

type Ruby = readonly { readonly text: string; readonly reading: string | null }[]

interface Titled {
  readonly id: string
  readonly language: string
  readonly titleRuby: Ruby
}
interface Article extends Titled {
  readonly readingMinutes: number
}
interface Course extends Titled {
  readonly topics: readonly { readonly key: Topic }[]
  readonly lessonCount: number
}
interface Tip extends Titled {
  readonly topics: readonly { readonly key: Topic }[]
  readonly author: { readonly name: string }
}

interface ItemLink {
  readonly id: string
  readonly href: Address
  readonly language: string
  readonly titleRuby: Ruby
}
/** One line of a stage, with what a reader wants to know before opening it. */
export type StageItem = ItemLink &
  (
    | { readonly noun: "article"; readonly minutes: number }
    | { readonly noun: "course"; readonly lessons: number }
    | { readonly noun: "tip"; readonly by: string }
  )

const stages = [
  {
    name: "starting",
    numeral: "一",
    topics: ["self-analysis", "companies", "internships", "ob-visits", "japanese-at-work"],
    articleIds: ["schedule-march-graduates", "how-hiring-works"],
    list: "/learning/article?category=basics",
  },
  {
    name: "documents",
    numeral: "二",
    topics: ["entry-sheets"],
    articleIds: ["entry-sheet", "rirekisho"],
    list: "/learning/article?category=documents",
  },
  {
    name: "interviews",
    numeral: "三",
    topics: ["aptitude-tests", "interviews"],
    articleIds: ["interviews", "spi-and-web-tests"],
    list: "/learning/article?category=selection",
  },
  {
    name: "after",
    numeral: "四",
    topics: ["visa", "offers", "daily-work", "career-change"],
    articleIds: ["changing-status-of-residence", "reading-a-job-offer"],
    list: "/learning/article?category=visa",
  },
] as const satisfies readonly {
  readonly name: string
  readonly numeral: string
  readonly topics: readonly Topic[]
  readonly articleIds: readonly string[]
  readonly list: Address
}[]

export type StageName = (typeof stages)[number]["name"]
export interface Stage {
  readonly name: StageName
  readonly numeral: string
  /** What it is mostly about. */
  readonly topic: Topic
  readonly items: readonly StageItem[]
  /** All articles about it. */
  readonly list: Address
}

const stageOf: Readonly<Record<Phase, StageName>> = {
  "self-analysis": "starting",
  research: "starting",
  internship: "starting",
  "entry-sheet": "documents",
  "web-test": "interviews",
  interview: "interviews",
  offer: "after",
  visa: "after",
  start: "after",
}
/** The stage of a step of the calendar. */
export const stageOfPhase = (phase: Phase): StageName => stageOf[phase]

/** All articles that the path links to. */
export const stageArticleIds: readonly string[] = stages.flatMap(({ articleIds }) => articleIds)

const MOST_COURSES = 2
const MOST_TIPS = 2

interface StageContent {
  readonly articles: readonly Article[]
  readonly courses: readonly Course[]
  readonly tips: readonly Tip[]
}

/** The path with the content that exists. */
export function pathOf({ articles, courses, tips }: StageContent): Stage[] {
  return stages.flatMap(({ name, numeral, topics, articleIds, list }) => {
    const isOf = (thing: { readonly topics: readonly { readonly key: Topic }[] }) =>
      thing.topics.some(({ key }) => (topics as readonly Topic[]).includes(key))
    const items: StageItem[] = [
      ...articleIds.flatMap((id) => articles.find((article) => article.id === id) ?? []).map(articleItem),
      ...courses.filter(isOf).slice(0, MOST_COURSES).map(courseItem),
      ...tips.filter(isOf).slice(0, MOST_TIPS).map(tipItem),
    ]
    return items.length === 0 ? [] : [{ name, numeral, topic: topics[0], items, list }]
  })
}

const listed = ({ id, language, titleRuby }: Titled, href: Address) => ({ id, href, language, titleRuby })

const articleItem = (article: Article): StageItem => ({
  ...listed(article, `/article/${article.id}`),
  noun: "article",
  minutes: article.readingMinutes,
})
const courseItem = (course: Course): StageItem => ({
  ...listed(course, `/course/${course.id}`),
  noun: "course",
  lessons: course.lessonCount,
})
const tipItem = (tip: Tip): StageItem => ({
  ...listed(tip, `/learning/senpai-tips/${tip.id}`),
  noun: "tip",
  by: tip.author.name,
})
