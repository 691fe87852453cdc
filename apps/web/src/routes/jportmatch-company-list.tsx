import { createFileRoute } from "@tanstack/react-router"
import { HandoverPage } from "#web/features/matching/handover-page.tsx"
import { findWay, matchingSearch } from "#web/features/matching/handover-route.ts"

export const Route = createFileRoute("/jportmatch-company-list")({
  staticData: {
    title: "matching.title",
    canonical: "/redirect/jportmatch-company-list",
    secret: true,
    texts: ["matching"],
    layout: "sign-up",
  },
  validateSearch: matchingSearch,
  loaderDeps: ({ search }) => search,
  loader: findWay,
  component: () => <HandoverPage way={Route.useLoaderData()} search={Route.useSearch()} />,
})
