import { HOME_TITLE } from "@shirube/contract/product"
import { createFileRoute } from "@tanstack/react-router"
import {
  CategoryIndex,
  LatestArticles,
  PickedArticles,
  WriterSeals,
} from "#web/features/articles/home-pieces.tsx"
import { categoriesQuery, latestQuery, pickQuery } from "#web/features/articles/queries.ts"
import { HomePage } from "#web/features/home/home-page.tsx"
import { page } from "#web/lib/page.ts"

export const Route = createFileRoute("/")({
  staticData: { search: [] },
  loader: async ({ context: { queries } }) => {
    await Promise.all([
      queries.ensureQueryData(pickQuery()),
      queries.ensureQueryData(latestQuery()),
      queries.ensureQueryData(categoriesQuery()),
    ])
  },
  head: ({ match }) => page(match, { title: HOME_TITLE }),
  component: () => (
    <HomePage
      pick={<PickedArticles />}
      latest={<LatestArticles />}
      categories={<CategoryIndex />}
      writers={<WriterSeals />}
    />
  ),
})
