import { createFileRoute, useRouter } from "@tanstack/react-router"
import { useMember } from "#web/lib/page/use-app.ts"
import { OverviewPage } from "#web/modules/people/sign-up/overview-page.tsx"
import { loadSignUp } from "#web/modules/people/sign-up/queries.ts"

export const Route = createFileRoute("/sign-up/basic-info/")({
  staticData: { title: "signUp.title", access: "user", texts: ["forms", "signUp"], layout: "sign-up" },
  loader: ({ abortController }) => loadSignUp(abortController.signal),
  gcTime: 0,
  component: Overview,
})

function Overview() {
  const router = useRouter()
  return (
    <OverviewPage signUp={Route.useLoaderData()} user={useMember()} onChanged={() => router.invalidate()} />
  )
}
