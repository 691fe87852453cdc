import { createFileRoute } from "@tanstack/react-router"
import { page } from "#web/lib/page/page.ts"
import { readSearch } from "#web/modules/common/search/search-address.ts"
import { loadSearch } from "#web/modules/common/search/search-loader.ts"
import { SearchPage } from "#web/modules/common/search/search-page.tsx"

export const Route = createFileRoute("/search")({
  staticData: { texts: ["search"], indexed: false },
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
