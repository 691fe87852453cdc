import { createFileRoute } from "@tanstack/react-router"
import {
  CourseNotFound,
  CoursePage,
  CourseSkeleton,
} from "#web/modules/learning/courses/course/course-page.tsx"
import { loadCourse } from "#web/modules/learning/courses/course/loader.ts"
import { courseHead } from "#web/modules/learning/courses/course/route.ts"

export const Route = createFileRoute("/course/$id")({
  staticData: { texts: ["courses"], search: [] },
  loader: ({ params, abortController }) => loadCourse(params.id, abortController.signal),
  head: ({ match, loaderData }) => courseHead(match, loaderData),
  pendingComponent: CourseSkeleton,
  notFoundComponent: CourseNotFound,
  component: () => <CoursePage course={Route.useLoaderData()} />,
})
