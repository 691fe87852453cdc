import { createFileRoute } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { useMember } from "#web/lib/page/use-app.ts"
import { loadSecurity } from "#web/modules/identity/security/queries.ts"
import { SecurityPage } from "#web/modules/identity/security/security-page.tsx"

export const Route = createFileRoute("/account/security/")({
  staticData: { title: "security.title", access: "user", texts: ["auth", "forms", "security"] },
  loader: ({ context, abortController }) => loadSecurity(memberIn(context), abortController.signal),
  // Never cached: this page is for seeing what happened to the account elsewhere.
  gcTime: 0,
  component: Security,
})

function Security() {
  return <SecurityPage user={useMember()} security={Route.useLoaderData()} />
}
