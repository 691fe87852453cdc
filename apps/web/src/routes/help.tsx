import { createFileRoute } from "@tanstack/react-router"
import { loadPage, sitePageHead } from "#web/modules/site/pages/queries.ts"
import { SitePage } from "#web/modules/site/pages/site-page.tsx"

export const Route = createFileRoute("/help")({
  staticData: { texts: ["pages"], search: [] },
  loader: ({ context, abortController }) => loadPage("help", context.locale.prefix, abortController.signal),
  head: ({ match, loaderData }) => sitePageHead(match, loaderData),
  component: () => <SitePage page={Route.useLoaderData()} />,
})
