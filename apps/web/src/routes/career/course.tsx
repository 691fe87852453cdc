import { createFileRoute } from "@tanstack/react-router"
import { courseList, readCourseSearch } from "#web/modules/learning/courses/address.ts"
import { CoursesPage, CoursesSkeleton } from "#web/modules/learning/courses/list/courses-page.tsx"
import { loadCourses } from "#web/modules/learning/courses/list/loader.ts"
import { coursesHead } from "#web/modules/learning/courses/list/route.ts"

export const Route = createFileRoute("/career/course")({
  staticData: {
    texts: ["courses"],
    layout: "career",
    search: courseList("/career/course").cacheableParams,
  },
  validateSearch: readCourseSearch,
  loaderDeps: ({ search }) => readCourseSearch(search),
  loader: ({ context, deps }) => loadCourses(context, "/career/course", deps),
  head: ({ match }) => coursesHead(match, "/career/course"),
  pendingComponent: () => <CoursesSkeleton path="/career/course" />,
  component: () => <CoursesPage path="/career/course" search={Route.useLoaderDeps()} />,
})
