import { createFileRoute } from "@tanstack/react-router"
import {
  CourseNotFound,
  CoursePage,
  CourseSkeleton,
} from "#web/modules/learning/courses/course/course-page.tsx"
import { courseHead } from "#web/modules/learning/courses/course/route.ts"
import { loadCourse } from "#web/modules/learning/courses/queries.ts"

export const Route = createFileRoute("/course/$id")({
  staticData: { texts: ["courses"], search: [] },
  loader: ({ params, abortController }) => loadCourse(params.id, abortController.signal),
  head: ({ match, loaderData }) => courseHead(match, loaderData),
  pendingComponent: CourseSkeleton,
  notFoundComponent: CourseNotFound,
  component: () => <CoursePage course={Route.useLoaderData()} />,
})
