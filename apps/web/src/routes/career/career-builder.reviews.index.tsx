import { createFileRoute } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { readReviewsSearch } from "#web/modules/career/document-reviews/address.ts"
import { NoReviewsForRole, ReviewsPage } from "#web/modules/career/document-reviews/list/reviews-page.tsx"
import { loadReviews } from "#web/modules/career/document-reviews/queries.ts"

export const Route = createFileRoute("/career/career-builder/reviews/")({
  staticData: {
    title: "documentReviews.title",
    access: "registered",
    layout: "career",
    texts: ["documentReviews"],
  },
  validateSearch: readReviewsSearch,
  loaderDeps: ({ search }) => readReviewsSearch(search),
  loader: async ({ context, deps: { list = "open" } }) => {
    const { role, isScreened } = memberIn(context)
    const hasReviews = role === "student" || role === "senpai"
    if (hasReviews) await loadReviews(context, list, role === "senpai" && isScreened)
    return { list, hasReviews }
  },
  gcTime: 0,
  component: Reviews,
})

function Reviews() {
  const { list, hasReviews } = Route.useLoaderData()
  return hasReviews ? <ReviewsPage list={list} /> : <NoReviewsForRole />
}
