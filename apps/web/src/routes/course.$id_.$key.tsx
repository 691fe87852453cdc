import { createFileRoute } from "@tanstack/react-router"
import { LessonQuestions } from "#web/modules/community/forum/lessons/lesson-questions.tsx"
import { fetchLessonQuestions } from "#web/modules/community/forum/lessons/queries.ts"
import {
  LessonNotFound,
  LessonPage,
  LessonSkeleton,
} from "#web/modules/learning/courses/lesson/lesson-page.tsx"
import { lessonHead } from "#web/modules/learning/courses/lesson/route.ts"
import { loadLesson } from "#web/modules/learning/courses/queries.ts"

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
