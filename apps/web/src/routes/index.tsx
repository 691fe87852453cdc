import { HOME_TITLE } from "@shirube/contract/product"
import { createFileRoute } from "@tanstack/react-router"
import {
  CategoryIndex,
  LatestArticles,
  PickedArticles,
  WriterSeals,
} from "#web/features/articles/home-pieces.tsx"
import { loadHomePieces } from "#web/features/articles/home-route.ts"
import { HomePage } from "#web/features/home/home-page.tsx"
import { page } from "#web/lib/page.ts"

export const Route = createFileRoute("/")({
  staticData: { texts: ["home", "articles"], search: [] },
  loader: ({ abortController }) => loadHomePieces(abortController.signal),
  head: ({ match }) => page(match, { title: HOME_TITLE }),
  component: Home,
})

function Home() {
  const { lead, beside, latest, categories, writers } = Route.useLoaderData()
  return (
    <HomePage
      pick={<PickedArticles lead={lead} beside={beside} />}
      latest={<LatestArticles articles={latest} />}
      categories={<CategoryIndex categories={categories} />}
      writers={<WriterSeals writers={writers} />}
    />
  )
}
