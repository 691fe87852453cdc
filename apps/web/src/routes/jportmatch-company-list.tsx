import { createFileRoute } from "@tanstack/react-router"
import { HandoverPage } from "#web/features/matching/handover-page.tsx"
import { findWay, matchingSearch } from "#web/features/matching/handover-route.ts"
import { page } from "#web/lib/page.ts"
import { privatePage } from "#web/lib/private-page.ts"

export const Route = createFileRoute("/jportmatch-company-list")({
  staticData: { texts: ["matching"], layout: "sign-up" },
  validateSearch: matchingSearch,
  loaderDeps: ({ search }) => search,
  loader: findWay,
  headers: privatePage,
  head: ({ match }) =>
    page(match, {
      title: match.context.locale.t("matching.title"),
      canonicalPath: "/redirect/jportmatch-company-list",
      hidden: true,
    }),
  component: () => <HandoverPage way={Route.useLoaderData()} search={Route.useSearch()} />,
})
