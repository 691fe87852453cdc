import { createFileRoute } from "@tanstack/react-router"
import { loadSentCourse } from "#web/modules/learning/courses/writing/loader.ts"
import { SentCoursePage } from "#web/modules/learning/courses/writing/sent-course-page.tsx"

export const Route = createFileRoute("/editors/courses_/$id")({
  staticData: {
    title: "ownCourses.proof",
    access: "editor",
    layout: "none",
    texts: ["editors", "forms", "ownCourses"],
  },
  loader: ({ params, abortController }) => loadSentCourse(params.id, abortController.signal),
  gcTime: 0,
  component: () => <SentCoursePage draft={Route.useLoaderData()} />,
})
