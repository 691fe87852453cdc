import { createFileRoute } from "@tanstack/react-router"
import { LessonNotFound, LessonPage, LessonSkeleton } from "#web/features/courses/lesson/lesson-page.tsx"
import { loadLesson } from "#web/features/courses/lesson/loader.ts"
import { lessonHead } from "#web/features/courses/lesson/route.ts"
import { LessonQuestions } from "#web/features/forum/lessons/lesson-questions.tsx"
import { fetchLessonQuestions } from "#web/features/forum/lessons/queries.ts"

export const Route = createFileRoute("/course/$id_/$key")({
  staticData: { texts: ["courses", "lesson"], search: [] },
  loader: async ({ params: { id, key }, abortController: { signal } }) => {
    const [lesson, questions] = await Promise.all([
      loadLesson(id, key, signal),
      fetchLessonQuestions(id, key, signal),
    ])
    return { lesson, questions }
  },
  head: ({ match, loaderData }) => lessonHead(match, loaderData?.lesson),
  pendingComponent: LessonSkeleton,
  notFoundComponent: LessonNotFound,
  component: Lesson,
})

function Lesson() {
  const { lesson, questions } = Route.useLoaderData()
  return <LessonPage lesson={lesson} questions={<LessonQuestions questions={questions} />} />
}
