import { createFileRoute } from "@tanstack/react-router"
import { loadMentor } from "#web/modules/mentors/mentor-pages/queries.ts"
import { MentorActions } from "#web/modules/mentors/mentor-pages/reading/actions.tsx"
import {
  MentorNotFound,
  MentorPage,
  MentorSkeleton,
} from "#web/modules/mentors/mentor-pages/reading/mentor-page.tsx"
import { mentorHead } from "#web/modules/mentors/mentor-pages/reading/route.ts"
import { RequestSession } from "#web/modules/mentors/mentor-sessions/profile/request-session.tsx"
import { loadThankYous, ThankYous } from "#web/modules/mentors/mentor-sessions/profile/thank-yous.tsx"

export const Route = createFileRoute("/mentors/profile/$id")({
  staticData: { texts: ["mentorProfile", "mentors", "sessionsOnPage"], search: [] },
  loader: async ({ params: { id }, abortController: { signal } }) => {
    const [mentor, thankYous] = await Promise.all([loadMentor(id, signal), loadThankYous(id, signal)])
    return { mentor, thankYous }
  },
  head: ({ match, loaderData }) => mentorHead(match, loaderData?.mentor),
  pendingComponent: MentorSkeleton,
  notFoundComponent: MentorNotFound,
  component: Profile,
})

function Profile() {
  const { mentor, thankYous } = Route.useLoaderData()
  const actions = (
    <>
      <RequestSession mentor={mentor} />
      <MentorActions key={mentor.id} mentor={mentor} />
    </>
  )
  return (
    <>
      <MentorPage mentor={mentor} actions={actions} />
      <ThankYous key={mentor.id} mentorId={mentor.id} first={thankYous} />
    </>
  )
}
