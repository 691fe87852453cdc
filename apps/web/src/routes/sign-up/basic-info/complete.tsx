import { createFileRoute } from "@tanstack/react-router"
import { memberIn } from "#web/lib/auth/route-guards.ts"
import { useMember } from "#web/lib/page/use-app.ts"
import { CompletePage } from "#web/modules/people/sign-up/complete-page.tsx"
import { loadApplication } from "#web/modules/people/sign-up/queries.ts"

export const Route = createFileRoute("/sign-up/basic-info/complete")({
  staticData: { title: "signUp.doneTitle", access: "registered", texts: ["signUp"], layout: "sign-up" },
  loader: ({ context, abortController }) =>
    memberIn(context).role === "senpai" ? loadApplication(abortController.signal) : null,
  gcTime: 0,
  component: Complete,
})

function Complete() {
  return <CompletePage user={useMember()} application={Route.useLoaderData()} />
}
