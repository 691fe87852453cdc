import { createFileRoute } from "@tanstack/react-router"
import { readTipSearch } from "#web/modules/learning/tips/address.ts"
import { loadTips } from "#web/modules/learning/tips/list/loader.ts"
import { pagesWorthKeeping, tipsHead } from "#web/modules/learning/tips/list/route.ts"
import { TipsPage, TipsSkeleton } from "#web/modules/learning/tips/list/tips-page.tsx"

export const Route = createFileRoute("/learning/senpai-tips/")({
  staticData: { texts: ["growing", "tips"], search: pagesWorthKeeping },
  validateSearch: readTipSearch,
  loaderDeps: ({ search }) => readTipSearch(search),
  loader: ({ context, deps }) => loadTips(context, deps),
  head: ({ match }) => tipsHead(match),
  pendingComponent: TipsSkeleton,
  component: () => <TipsPage {...Route.useLoaderData()} />,
})
