import { createFileRoute } from "@tanstack/react-router"
import { readSearch } from "#web/features/search/search-address.ts"
import { loadSearch } from "#web/features/search/search-loader.ts"
import { SearchPage } from "#web/features/search/search-page.tsx"
import { page } from "#web/lib/page.ts"

export const Route = createFileRoute("/search")({
  staticData: { texts: ["growing", "search"], indexed: false },
  validateSearch: readSearch,
  loaderDeps: ({ search }) => readSearch(search),
  loader: ({ context, deps }) => loadSearch(context, deps),
  head: ({ match, loaderData }) => {
    const { t } = match.context.locale
    const q = loaderData?.q
    return page(match, {
      title: q === undefined ? t("search.title") : t("search.titleFor", { q }),
      description: t("search.intro"),
      hidden: true,
    })
  },
  component: () => <SearchPage search={Route.useLoaderDeps()} />,
})
