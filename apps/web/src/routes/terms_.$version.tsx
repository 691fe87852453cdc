import { createFileRoute } from "@tanstack/react-router"
import { loadPageVersion, versionHead } from "#web/modules/site/pages/queries.ts"
import { SitePage } from "#web/modules/site/pages/site-page.tsx"

export const Route = createFileRoute("/terms_/$version")({
  staticData: { texts: ["pages"], indexed: false },
  loader: ({ context, params, abortController }) =>
    loadPageVersion("terms", params.version, context.locale.prefix, abortController.signal),
  head: ({ match, loaderData }) => versionHead(match, loaderData),
  component: () => <SitePage page={Route.useLoaderData()} />,
})
