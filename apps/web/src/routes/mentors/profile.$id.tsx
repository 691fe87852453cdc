import { createFileRoute } from "@tanstack/react-router"
import { MentorActions } from "#web/modules/mentors/mentor-pages/reading/actions.tsx"
import { loadMentor } from "#web/modules/mentors/mentor-pages/reading/loader.ts"
import {
  MentorNotFound,
  MentorPage,
  MentorSkeleton,
} from "#web/modules/mentors/mentor-pages/reading/mentor-page.tsx"
import { mentorHead } from "#web/modules/mentors/mentor-pages/reading/route.ts"

export const Route = createFileRoute("/mentors/profile/$id")({
  staticData: { texts: ["mentorProfile", "mentors"], search: [] },
  loader: ({ params, abortController }) => loadMentor(params.id, abortController.signal),
  head: ({ match, loaderData }) => mentorHead(match, loaderData),
  pendingComponent: MentorSkeleton,
  notFoundComponent: MentorNotFound,
  component: Profile,
})

function Profile() {
  const mentor = Route.useLoaderData()
  return <MentorPage mentor={mentor} actions={<MentorActions key={mentor.id} mentor={mentor} />} />
}
