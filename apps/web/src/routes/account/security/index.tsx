import { createFileRoute } from "@tanstack/react-router"
import { loadSecurity } from "#web/features/security/queries.ts"
import { SecurityPage } from "#web/features/security/security-page.tsx"
import { requireUser } from "#web/lib/auth/route-guards.ts"
import { page } from "#web/lib/page.ts"

export const Route = createFileRoute("/account/security/")({
  staticData: { texts: ["auth", "security"] },
  beforeLoad: ({ context, location }) => ({ user: requireUser(context, location) }),
  loader: ({ context, abortController }) => loadSecurity(context.user, abortController.signal),
  // What happens to an account elsewhere is what this page is for: always asked anew.
  staleTime: 0,
  head: ({ match }) =>
    page(match, {
      title: match.context.locale.t("security.title"),
      canonicalPath: "/account/security",
      hidden: true,
    }),
  component: Security,
})

function Security() {
  return <SecurityPage user={Route.useRouteContext().user} security={Route.useLoaderData()} />
}
