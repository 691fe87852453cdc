import { createFileRoute } from "@tanstack/react-router"
import { ResetPage } from "#web/modules/identity/password/reset-page.tsx"
import { isResetGood } from "#web/modules/identity/password/reset-route.ts"

export const Route = createFileRoute("/forgot-password/reset/$token")({
  staticData: {
    title: "password.resetTitle",
    canonical: "/forgot-password",
    secret: true,
    texts: ["auth", "forms", "password"],
    layout: "sign-up",
  },
  loader: ({ params, abortController }) => isResetGood(params.token, abortController.signal),
  component: Reset,
})

function Reset() {
  return <ResetPage token={Route.useParams().token} isGood={Route.useLoaderData()} />
}
