import { createFileRoute } from "@tanstack/react-router"
import { ResetPage } from "#web/features/password/reset-page.tsx"
import { isResetGood } from "#web/features/password/reset-route.ts"
import { page } from "#web/lib/page.ts"
import { privatePage } from "#web/lib/private-page.ts"

export const Route = createFileRoute("/forgot-password/reset/$token")({
  staticData: { texts: ["auth", "password"], layout: "sign-up" },
  loader: ({ params, abortController }) => isResetGood(params.token, abortController.signal),
  headers: privatePage,
  // Without the token in `og:url`.
  head: ({ match }) =>
    page(match, {
      title: match.context.locale.t("password.resetTitle"),
      canonicalPath: "/forgot-password",
      hidden: true,
    }),
  component: Reset,
})

function Reset() {
  return <ResetPage token={Route.useParams().token} isGood={Route.useLoaderData()} />
}
