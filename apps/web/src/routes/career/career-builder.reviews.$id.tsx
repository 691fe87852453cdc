import { createFileRoute } from "@tanstack/react-router"
import { ReviewNotFound, ReviewPage } from "#web/modules/career/document-reviews/one/review-page.tsx"
import { loadReview } from "#web/modules/career/document-reviews/queries.ts"

export const Route = createFileRoute("/career/career-builder/reviews/$id")({
  staticData: {
    title: "documentReviews.oneTitle",
    access: "registered",
    layout: "career",
    texts: ["documentReviews", "documents", "forms", "subjectTools"],
  },
  loader: ({ context, params }) => loadReview(context, params.id),
  gcTime: 0,
  notFoundComponent: ReviewNotFound,
  component: () => <ReviewPage id={Route.useParams().id} />,
})
