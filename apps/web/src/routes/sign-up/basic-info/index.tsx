import { createFileRoute, useRouter } from "@tanstack/react-router"
import { OverviewPage } from "#web/features/sign-up/overview-page.tsx"
import { loadSignUp } from "#web/features/sign-up/queries.ts"
import { useMember } from "#web/lib/use-app.ts"

export const Route = createFileRoute("/sign-up/basic-info/")({
  staticData: { title: "signUp.title", access: "user", texts: ["forms", "signUp"], layout: "sign-up" },
  loader: ({ abortController }) => loadSignUp(abortController.signal),
  gcTime: 0,
  component: Overview,
})

function Overview() {
  const router = useRouter()
  return (
    <OverviewPage
      signUp={Route.useLoaderData()}
      name={useMember().name}
      onChanged={() => router.invalidate()}
    />
  )
}
