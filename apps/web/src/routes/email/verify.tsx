import { createFileRoute } from "@tanstack/react-router"
import { LinkPage } from "#web/features/verification/link-page.tsx"
import { lookAtLink } from "#web/features/verification/queries.ts"

export const Route = createFileRoute("/email/verify")({
  staticData: {
    title: "verification.confirmTitle",
    layout: "sign-up",
    texts: ["verification"],
    secret: true,
  },
  validateSearch: ({ token }: Record<string, unknown>): { token?: string | undefined } =>
    typeof token === "string" ? { token } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ deps, abortController }) => lookAtLink(deps.token, abortController.signal),
  gcTime: 0,
  component: Verify,
})

function Verify() {
  return <LinkPage token={Route.useSearch().token} link={Route.useLoaderData()} />
}
