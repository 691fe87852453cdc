import { createFileRoute } from "@tanstack/react-router"
import { privacyParts } from "#web/modules/site/pages/privacy-parts.tsx"
import { loadPageVersion, versionHead } from "#web/modules/site/pages/queries.ts"
import { SitePage } from "#web/modules/site/pages/site-page.tsx"

export const Route = createFileRoute("/privacy_/$version")({
  staticData: { texts: ["pages", "privacyParts"], indexed: false },
  loader: ({ context, params, abortController }) =>
    loadPageVersion("privacy", params.version, context.locale.prefix, abortController.signal),
  head: ({ match, loaderData }) => versionHead(match, loaderData),
  component: () => <SitePage page={Route.useLoaderData()} components={privacyParts} />,
})
