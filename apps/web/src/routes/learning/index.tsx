import { createFileRoute } from "@tanstack/react-router"
import { isInBrowserStore } from "#web/lib/browser/browser-store.ts"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { LatestArticles } from "#web/modules/learning/articles/home/home-pieces.tsx"
import { articleInRow, fetchKnown, fetchNewestOf } from "#web/modules/learning/articles/queries.ts"
import { CourseCard } from "#web/modules/learning/courses/course-card.tsx"
import { Start } from "#web/modules/learning/courses/own/start.tsx"
import { fetchNewestCourses } from "#web/modules/learning/courses/queries.ts"
import { PastEventRow } from "#web/modules/learning/past-events/past-event-card.tsx"
import { fetchLastPastEvents } from "#web/modules/learning/past-events/queries.ts"
import { fetchNewestTips } from "#web/modules/learning/tips/queries.ts"
import { TipCard } from "#web/modules/learning/tips/tip-card.tsx"
import { LearningPage, LearningSkeleton } from "#web/modules/site/hubs/learning-page.tsx"
import { pathOf, stageArticleIds } from "#web/modules/site/hubs/stages.ts"

/** Enough of the newest to include some for every stage. */
const LOOKED_THROUGH = 50
const SHELF = 3
const NEW_ARTICLES = 4
const PAST_EVENTS = 2
/** The article about the schedule. */
const CALENDAR = "schedule-march-graduates"

export const Route = createFileRoute("/learning/")({
  staticData: {
    title: "hubs.learning.title",
    texts: ["hubs", "courses", "tips", "pastEvents"],
    layout: "learning",
    search: [],
  },
  loader: async ({ abortController: { signal } }) => {
    const [known, articles, courses, tips, pastEvents] = await Promise.all([
      fetchKnown(stageArticleIds, signal),
      fetchNewestOf("learning", NEW_ARTICLES, signal),
      fetchNewestCourses(LOOKED_THROUGH, signal),
      fetchNewestTips(LOOKED_THROUGH, signal),
      fetchLastPastEvents(PAST_EVENTS, signal),
    ])
    const path = pathOf({ articles: known.items, courses: courses.items, tips: tips.items })
    const begins = path.flatMap(({ items }) => items).find(({ noun }) => noun === "course")
    const hasCalendar = known.items.some(({ id }) => id === CALENDAR)
    return {
      path,
      calendar: hasCalendar ? (`/article/${CALENDAR}` as const) : ("/learning/article" as const),
      first: courses.items.find(({ id }) => id === begins?.id),
      articles: articles.items.map(articleInRow),
      courses: courses.items.slice(0, SHELF),
      tips: tips.items.slice(0, SHELF),
      pastEvents: pastEvents.items,
    }
  },
  pendingComponent: LearningSkeleton,
  component: Learning,
})

/** A failure leaves it unknown. */
const loadPhase = async ({ isMember, locale: { language } }: RouterContext) => {
  if (!isMember() && !isInBrowserStore("calendar")) return null
  try {
    const { loadOwnPhase } = await import("#web/modules/season/calendar/boxes/own-week.ts")
    const { signal } = new AbortController()
    return (await loadOwnPhase({ isMember: isMember(), language, signal })) ?? null
  } catch {
    return null
  }
}

function Learning() {
  const { path, calendar, first, articles, courses, tips, pastEvents } = Route.useLoaderData()
  return (
    <LearningPage
      start={(stage) => <Start calendar={calendar} first={first} stage={stage} />}
      path={path}
      loadPhase={loadPhase}
      courses={
        courses.length > 0 && (
          <ul className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {courses.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} heading="h3" />
              </li>
            ))}
          </ul>
        )
      }
      tips={
        tips.length > 0 && (
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6">
            {tips.map((tip) => (
              <li key={tip.id}>
                <TipCard tip={tip} heading="h3" />
              </li>
            ))}
          </ul>
        )
      }
      articles={articles.length > 0 && <LatestArticles articles={articles} />}
      pastEvents={
        pastEvents.length > 0 && (
          <ul className="divide-y border-b">
            {pastEvents.map((pastEvent) => (
              <li key={pastEvent.id}>
                <PastEventRow pastEvent={pastEvent} heading="h3" />
              </li>
            ))}
          </ul>
        )
      }
    />
  )
}
