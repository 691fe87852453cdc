import { createFileRoute } from "@tanstack/react-router"
import { readTipSearch, tipList } from "#web/modules/learning/tips/address.ts"
import { loadTips } from "#web/modules/learning/tips/list/queries.ts"
import { tipsHead } from "#web/modules/learning/tips/list/route.ts"
import { TipsPage, TipsSkeleton } from "#web/modules/learning/tips/list/tips-page.tsx"

export const Route = createFileRoute("/learning/senpai-tips/")({
  staticData: { texts: ["tips"], layout: "learning", search: tipList.cacheableParams },
  validateSearch: readTipSearch,
  loaderDeps: ({ search }) => readTipSearch(search),
  loader: ({ context, deps }) => loadTips(context, deps),
  head: ({ match }) => tipsHead(match),
  pendingComponent: TipsSkeleton,
  component: () => <TipsPage {...Route.useLoaderData()} />,
})
