import { createFileRoute } from "@tanstack/react-router"
import { loadOwnCourses } from "#web/features/courses/writing/loader.ts"
import { OwnCoursesPage } from "#web/features/courses/writing/own-courses-page.tsx"
import { memberIn } from "#web/lib/auth/route-guards.ts"

export const Route = createFileRoute("/account/courses/")({
  staticData: { title: "ownCourses.title", access: "registered", texts: ["account", "ownCourses"] },
  loader: ({ context }) => loadOwnCourses(context, memberIn(context)),
  gcTime: 0,
  component: () => <OwnCoursesPage mayMake={Route.useLoaderData()} />,
})
