import { createFileRoute } from "@tanstack/react-router"
import { privacyParts } from "#web/modules/site/pages/privacy-parts.tsx"
import { loadPage, sitePageHead } from "#web/modules/site/pages/queries.ts"
import { SitePage } from "#web/modules/site/pages/site-page.tsx"

export const Route = createFileRoute("/privacy")({
  staticData: { texts: ["pages", "privacyParts"], search: [] },
  loader: ({ context, abortController }) =>
    loadPage("privacy", context.locale.prefix, abortController.signal),
  head: ({ match, loaderData }) => sitePageHead(match, loaderData),
  component: () => <SitePage page={Route.useLoaderData()} components={privacyParts} />,
})
