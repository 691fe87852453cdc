import { createFileRoute } from "@tanstack/react-router"
import { AnsweredQuestions } from "#web/modules/community/forum/home/answered-questions.tsx"
import { fetchAnswered } from "#web/modules/community/forum/queries.ts"
import { EventRow } from "#web/modules/events/events/event-row.tsx"
import { fetchNextEvents } from "#web/modules/events/events/queries.ts"
import { LeadArticles } from "#web/modules/learning/articles/home/home-pieces.tsx"
import {
  articleInRow,
  fetchKnown,
  fetchNewestOf,
  shownArticle,
} from "#web/modules/learning/articles/queries.ts"
import { CourseCard } from "#web/modules/learning/courses/course-card.tsx"
import { fetchNewestCourses } from "#web/modules/learning/courses/queries.ts"
import { PastEventRow } from "#web/modules/learning/past-events/past-event-card.tsx"
import { fetchLastPastEvents } from "#web/modules/learning/past-events/queries.ts"
import { loadWeek } from "#web/modules/season/calendar/boxes/week.ts"
import { WeekBox } from "#web/modules/season/calendar/boxes/week-box.tsx"
import {
  BuilderWords,
  CareerPage,
  CareerSkeleton,
  MatchingWords,
} from "#web/modules/site/hubs/career-page.tsx"
import { HubDue } from "#web/modules/site/today/hub-due.tsx"
import { loadKeptDue } from "../-kept-due.ts"

/** What everything else depends on: the schedule. */
const LEAD = "schedule-march-graduates"
const ARTICLES = 4
const COURSES = 3
const PAST_EVENTS = 2
const EVENTS = 3

export const Route = createFileRoute("/career/")({
  staticData: {
    title: "hubs.career.title",
    texts: ["hubs", "calendar", "courses", "home", "events", "pastEvents"],
    layout: "career",
    search: [],
  },
  loader: async ({ context, abortController: { signal } }) => {
    const [week, known, articles, courses, questions, events, pastEvents] = await Promise.all([
      loadWeek(context.locale.language, signal),
      fetchKnown([LEAD], signal),
      fetchNewestOf("career", ARTICLES, signal),
      fetchNewestCourses(COURSES, signal),
      fetchAnswered(signal),
      fetchNextEvents(EVENTS, signal),
      fetchLastPastEvents(PAST_EVENTS, signal),
    ])
    const [lead, ...beside] = [...known.items, ...articles.items.filter(({ id }) => id !== LEAD)]
    return {
      week,
      lead: lead && shownArticle(lead),
      beside: beside.slice(0, ARTICLES - 1).map(articleInRow),
      courses: courses.items,
      questions: questions.items,
      events: events.items,
      pastEvents: pastEvents.items,
    }
  },
  pendingComponent: CareerSkeleton,
  component: Career,
})

function Career() {
  const { week, lead, beside, courses, questions, events, pastEvents } = Route.useLoaderData()
  return (
    <CareerPage
      boxes={{
        season: week && <HubDue otherwise={<WeekBox week={week} loadKeptDue={loadKeptDue} />} />,
        builder: <BuilderWords />,
        events: events.length > 0 && (
          <ul className="divide-y border-b">
            {events.map((event) => (
              <li key={event.id}>
                <EventRow event={event} heading="h3" />
              </li>
            ))}
          </ul>
        ),
        articles: lead && <LeadArticles lead={lead} beside={beside} />,
        courses: courses.length > 0 && (
          <ul className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {courses.map((course) => (
              <li key={course.id}>
                <CourseCard course={course} heading="h3" />
              </li>
            ))}
          </ul>
        ),
        questions: questions.length > 0 && <AnsweredQuestions questions={questions} />,
        pastEvents: pastEvents.length > 0 && (
          <ul className="divide-y border-b">
            {pastEvents.map((pastEvent) => (
              <li key={pastEvent.id}>
                <PastEventRow pastEvent={pastEvent} heading="h3" />
              </li>
            ))}
          </ul>
        ),
        matching: <MatchingWords />,
      }}
    />
  )
}
