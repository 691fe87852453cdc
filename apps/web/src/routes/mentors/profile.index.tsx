import { createFileRoute } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { OwnPage } from "#web/modules/mentors/mentor-pages/writing/own-page.tsx"
import { loadOwnPage } from "#web/modules/mentors/mentor-pages/writing/queries.ts"

export const Route = createFileRoute("/mentors/profile/")({
  staticData: {
    title: "ownMentorPage.title",
    access: "user",
    texts: ["documents", "forms", "mentorProfile", "mentors", "ownMentorPage"],
  },
  loader: ({ context, abortController }) => loadOwnPage(context, memberIn(context), abortController.signal),
  // Never cached: editing starts with the current page.
  gcTime: 0,
  component: () => <OwnPage loaded={Route.useLoaderData()} />,
})
