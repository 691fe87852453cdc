import { createFileRoute } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { loadOwnCourses } from "#web/modules/learning/courses/writing/loader.ts"
import { OwnCoursesPage } from "#web/modules/learning/courses/writing/own-courses-page.tsx"

export const Route = createFileRoute("/account/courses/")({
  staticData: { title: "ownCourses.title", access: "registered", texts: ["account", "ownCourses"] },
  loader: ({ context }) => loadOwnCourses(context, memberIn(context)),
  gcTime: 0,
  component: () => <OwnCoursesPage mayMake={Route.useLoaderData()} />,
})
