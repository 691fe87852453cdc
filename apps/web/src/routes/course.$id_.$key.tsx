import { createFileRoute } from "@tanstack/react-router"
import { LessonNotFound, LessonPage, LessonSkeleton } from "#web/features/courses/lesson/lesson-page.tsx"
import { loadLesson } from "#web/features/courses/lesson/loader.ts"
import { lessonHead } from "#web/features/courses/lesson/route.ts"

export const Route = createFileRoute("/course/$id_/$key")({
  staticData: { texts: ["courses", "lesson"], search: [] },
  loader: ({ params, abortController }) => loadLesson(params.id, params.key, abortController.signal),
  head: ({ match, loaderData }) => lessonHead(match, loaderData),
  pendingComponent: LessonSkeleton,
  notFoundComponent: LessonNotFound,
  component: () => <LessonPage lesson={Route.useLoaderData()} />,
})
