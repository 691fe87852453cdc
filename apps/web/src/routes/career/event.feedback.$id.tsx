import { createFileRoute } from "@tanstack/react-router"
import { FeedbackPage } from "#web/modules/events/organising/feedback/feedback-page.tsx"
import { loadOwnFeedback } from "#web/modules/events/organising/loader.ts"

export const Route = createFileRoute("/career/event/feedback/$id")({
  staticData: { title: "howItWas.title", access: "user", layout: "career", texts: ["forms", "howItWas"] },
  loader: ({ params, abortController }) => loadOwnFeedback(params.id, abortController.signal),
  gcTime: 0,
  component: Feedback,
})

function Feedback() {
  return <FeedbackPage id={Route.useParams().id} own={Route.useLoaderData()} />
}
