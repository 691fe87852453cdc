import { createFileRoute } from "@tanstack/react-router"
import { page } from "#web/lib/page/page.ts"
import { loadPagePreview } from "#web/modules/site/pages/writing/preview.ts"
import { PreviewedPage } from "#web/modules/site/pages/writing/previewed-page.tsx"

export const Route = createFileRoute("/editors_/page-draft/$id")({
  staticData: { access: "editor", texts: ["pages", "privacyParts", "writingDesk"], framed: true },
  loader: ({ context, params, abortController }) =>
    loadPagePreview(params.id, context.locale.language, abortController.signal),
  // Never cached: it is a draft.
  gcTime: 0,
  head: ({ match, loaderData }) => (loaderData ? page(match, { title: loaderData.title, hidden: true }) : {}),
  component: () => <PreviewedPage page={Route.useLoaderData()} />,
})
