import { createFileRoute, notFound } from "@tanstack/react-router"
import type { Address } from "#web/lib/page/address.ts"
import { documentHead } from "#web/modules/editorial/writing/head.ts"
import { PreviewPage } from "#web/modules/editorial/writing/preview/preview-page.tsx"
import { loadDocument, readNoun, readPreviewSearch } from "#web/modules/editorial/writing/queries.ts"

export const Route = createFileRoute("/editors/writing/$noun/$id_/preview")({
  staticData: { access: "editor", layout: "none", texts: ["editors", "writingDesk"] },
  validateSearch: readPreviewSearch,
  loader: ({ params, abortController }) => {
    const noun = readNoun(params.noun)
    // Other nouns have no page of their own.
    if (noun !== "article" && noun !== "page") throw notFound()
    return loadDocument({ noun, id: params.id }, abortController.signal)
  },
  gcTime: 0,
  head: ({ match, loaderData }) => documentHead(match, loaderData, "writingDesk.previewing.title"),
  component: Preview,
})

function Preview() {
  const document = Route.useLoaderData()
  const { language = "en" } = readPreviewSearch(Route.useSearch())
  const page: Address =
    document.noun === "page" ? `/editors/page-draft/${document.id}` : `/editors/article-draft/${document.id}`
  return <PreviewPage document={document} language={language} page={page} />
}
