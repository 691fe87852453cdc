import { createFileRoute } from "@tanstack/react-router"
import { readTipReading } from "#web/modules/learning/tips/address.ts"
import { loadTip } from "#web/modules/learning/tips/reading/loader.ts"
import { tipHead } from "#web/modules/learning/tips/reading/route.ts"
import { TipNotFound, TipPage, TipSkeleton } from "#web/modules/learning/tips/reading/tip-page.tsx"

export const Route = createFileRoute("/learning/senpai-tips/$id")({
  staticData: { texts: ["tips"], layout: "learning", search: ["topic"] },
  validateSearch: readTipReading,
  loaderDeps: ({ search }) => readTipReading(search),
  loader: ({ params, deps, abortController }) => loadTip(params.id, deps, abortController.signal),
  head: ({ match, loaderData }) => tipHead(match, loaderData),
  pendingComponent: TipSkeleton,
  notFoundComponent: TipNotFound,
  component: () => <TipPage loaded={Route.useLoaderData()} />,
})
