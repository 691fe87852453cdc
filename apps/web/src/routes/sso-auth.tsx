import { createFileRoute } from "@tanstack/react-router"
import { CallbackPage } from "#web/features/sign-in/callback-page.tsx"
import { callbackHead, callbackSearch, isAnswer } from "#web/features/sign-in/callback-route.ts"
import { privatePage } from "#web/lib/private-page.ts"

export const Route = createFileRoute("/sso-auth")({
  staticData: { texts: ["auth"], layout: "sign-up" },
  validateSearch: callbackSearch,
  headers: privatePage,
  head: ({ match }) => callbackHead(match, "/auth/sso-auth"),
  component: () => <CallbackPage isAnswer={isAnswer(Route.useSearch())} />,
})
