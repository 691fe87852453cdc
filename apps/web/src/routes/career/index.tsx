import { createFileRoute } from "@tanstack/react-router"
import { LeadArticles } from "#web/features/articles/home/home-pieces.tsx"
import { fetchKnown, fetchNewestOf } from "#web/features/articles/queries.ts"
import { loadWeek } from "#web/features/calendar/boxes/week.ts"
import { WeekBox } from "#web/features/calendar/boxes/week-box.tsx"
import { CourseCard } from "#web/features/courses/course-card.tsx"
import { fetchNewestCourses } from "#web/features/courses/queries.ts"
import { EventRow } from "#web/features/events/event-row.tsx"
import { fetchNextEvents } from "#web/features/events/queries.ts"
import { AnsweredQuestions } from "#web/features/forum/home/answered-questions.tsx"
import { fetchAnswered } from "#web/features/forum/queries.ts"
import { CareerPage, CareerSkeleton, MatchingWords } from "#web/features/hubs/career-page.tsx"
import { PastEventRow } from "#web/features/past-events/past-event-card.tsx"
import { fetchLastPastEvents } from "#web/features/past-events/queries.ts"

/** What everything else depends on: the schedule. */
const LEAD = "schedule-march-graduates"
const ARTICLES = 4
const COURSES = 3
const PAST_EVENTS = 2
const EVENTS = 3

export const Route = createFileRoute("/career/")({
  staticData: {
    title: "hubs.career.title",
    texts: ["hubs", "calendar", "articles", "courses", "home", "events", "pastEvents"],
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
      lead,
      beside: beside.slice(0, ARTICLES - 1),
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
        season: week && <WeekBox week={week} loadKeptDue={loadKeptDue} />,
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

/** Deadlines that a visitor stores in this browser; the code loads after hydration. */
const loadKeptDue = async () => {
  const [{ keptDeadlines }, { keptVisaDue }] = await Promise.all([
    import("#web/features/applications/guest-due.ts"),
    import("#web/features/visa/guest-due.ts"),
  ])
  return [...keptDeadlines(), ...keptVisaDue()]
}
