import { createFileRoute } from "@tanstack/react-router"
import { HandoverPage } from "#web/modules/career/matching/handover-page.tsx"
import { findHandoverUrl, readMatchingSearch } from "#web/modules/career/matching/handover-route.ts"

export const Route = createFileRoute("/jportmatch-company-list")({
  staticData: {
    title: "matching.title",
    canonical: "/redirect/jportmatch-company-list",
    secret: true,
    texts: ["matching"],
    layout: "sign-up",
  },
  validateSearch: readMatchingSearch,
  loaderDeps: ({ search }) => readMatchingSearch(search),
  loader: findHandoverUrl,
  component: () => <HandoverPage way={Route.useLoaderData()} search={Route.useLoaderDeps()} />,
})
