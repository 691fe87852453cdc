import { createFileRoute } from "@tanstack/react-router"
import { courseList, readCourseSearch } from "#web/modules/learning/courses/address.ts"
import { CoursesPage, CoursesSkeleton } from "#web/modules/learning/courses/list/courses-page.tsx"
import { loadCourses } from "#web/modules/learning/courses/list/loader.ts"
import { coursesHead } from "#web/modules/learning/courses/list/route.ts"

export const Route = createFileRoute("/course/")({
  staticData: {
    texts: ["courses"],
    layout: "learning",
    search: courseList("/course").cacheableParams,
  },
  validateSearch: readCourseSearch,
  loaderDeps: ({ search }) => readCourseSearch(search),
  loader: ({ context, deps }) => loadCourses(context, "/course", deps),
  head: ({ match }) => coursesHead(match, "/course"),
  pendingComponent: () => <CoursesSkeleton path="/course" />,
  component: () => <CoursesPage path="/course" search={Route.useLoaderDeps()} />,
})
