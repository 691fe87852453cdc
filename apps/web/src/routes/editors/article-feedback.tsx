import { createFileRoute } from "@tanstack/react-router"
import { FeedbackPage } from "#web/modules/learning/article-feedback/feedback-page.tsx"
import { loadArticleFeedback } from "#web/modules/learning/article-feedback/queries.ts"

export const Route = createFileRoute("/editors/article-feedback")({
  staticData: {
    title: "articleFeedback.title",
    access: "editor",
    layout: "none",
    texts: ["editors", "articleFeedback"],
    search: [],
  },
  loader: ({ context }) => loadArticleFeedback(context),
  gcTime: 0,
  component: FeedbackPage,
})
