import { createFileRoute } from "@tanstack/react-router"
import { FeedbackPage } from "#web/modules/mentors/mentor-sessions/editors/feedback-page.tsx"
import {
  loadGivenFeedback,
  readFeedbackSearch,
} from "#web/modules/mentors/mentor-sessions/editors/queries.ts"

export const Route = createFileRoute("/editors/session-feedback")({
  staticData: {
    title: "sessionEditors.feedback.title",
    access: "editor",
    layout: "none",
    texts: ["editors", "sessionEditors"],
  },
  validateSearch: readFeedbackSearch,
  loaderDeps: ({ search }) => readFeedbackSearch(search),
  loader: ({ context, deps }) => loadGivenFeedback(context, deps),
  gcTime: 0,
  component: () => <FeedbackPage search={readFeedbackSearch(Route.useSearch())} />,
})
