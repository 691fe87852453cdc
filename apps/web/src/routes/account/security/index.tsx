import { createFileRoute } from "@tanstack/react-router"
import { loadSecurity } from "#web/features/security/queries.ts"
import { SecurityPage } from "#web/features/security/security-page.tsx"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { useMember } from "#web/lib/use-app.ts"

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
