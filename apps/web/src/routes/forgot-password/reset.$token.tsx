import { createFileRoute } from "@tanstack/react-router"
import { api } from "#web/lib/api/api.ts"
import { readToken } from "#web/lib/page/search-values.ts"
import { ResetPage } from "#web/modules/identity/password/reset-page.tsx"

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

/** The token is in the body, because URLs end up in logs. */
async function isResetGood(param: string, signal: AbortSignal): Promise<boolean> {
  const token = readToken(param)
  if (token === undefined) return false
  const { isGood } = await api("POST /v1/password/reset/check", { body: { token }, signal })
  return isGood
}
