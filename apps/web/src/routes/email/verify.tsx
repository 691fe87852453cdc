import { createFileRoute } from "@tanstack/react-router"
import { readLinkSearch } from "#web/lib/page/search-values.ts"
import { LinkPage } from "#web/modules/people/verification/link-page.tsx"
import { checkVerificationLink } from "#web/modules/people/verification/queries.ts"

export const Route = createFileRoute("/email/verify")({
  staticData: {
    title: "verification.confirmTitle",
    layout: "sign-up",
    texts: ["verification"],
    secret: true,
  },
  validateSearch: readLinkSearch,
  loaderDeps: ({ search }) => readLinkSearch(search),
  loader: ({ deps, abortController }) => checkVerificationLink(deps.token, abortController.signal),
  gcTime: 0,
  component: Verify,
})

function Verify() {
  return <LinkPage token={Route.useLoaderDeps().token} link={Route.useLoaderData()} />
}
