import { createFileRoute } from "@tanstack/react-router"
import { readTipSearch } from "#web/features/tips/address.ts"
import { loadTips } from "#web/features/tips/list/loader.ts"
import { pagesWorthKeeping, tipsHead } from "#web/features/tips/list/route.ts"
import { TipsPage, TipsSkeleton } from "#web/features/tips/list/tips-page.tsx"

export const Route = createFileRoute("/learning/senpai-tips/")({
  staticData: { texts: ["growing", "tips"], search: pagesWorthKeeping },
  validateSearch: readTipSearch,
  loaderDeps: ({ search }) => readTipSearch(search),
  loader: ({ context, deps }) => loadTips(context, deps),
  head: ({ match }) => tipsHead(match),
  pendingComponent: TipsSkeleton,
  component: () => <TipsPage {...Route.useLoaderData()} />,
})
