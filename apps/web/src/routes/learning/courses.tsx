import { createFileRoute } from "@tanstack/react-router"
import { courseList, readCourseSearch } from "#web/modules/learning/courses/address.ts"
import { CoursesPage, CoursesSkeleton } from "#web/modules/learning/courses/list/courses-page.tsx"
import { loadCourses } from "#web/modules/learning/courses/list/loader.ts"
import { coursesHead } from "#web/modules/learning/courses/list/route.ts"

export const Route = createFileRoute("/learning/courses")({
  staticData: {
    texts: ["courses"],
    layout: "learning",
    search: courseList("/learning/courses").cacheableParams,
  },
  validateSearch: readCourseSearch,
  loaderDeps: ({ search }) => readCourseSearch(search),
  loader: ({ context, deps }) => loadCourses(context, "/learning/courses", deps),
  head: ({ match }) => coursesHead(match, "/learning/courses"),
  pendingComponent: () => <CoursesSkeleton path="/learning/courses" />,
  component: () => <CoursesPage path="/learning/courses" search={Route.useLoaderDeps()} />,
})
