import { createFileRoute } from "@tanstack/react-router"
import { CallbackPage } from "#web/modules/identity/sso/callback-page.tsx"
import { isAnswer, readCallbackSearch } from "#web/modules/identity/sso/route.ts"

export const Route = createFileRoute("/sso-auth")({
  staticData: {
    title: "auth.checkingTitle",
    canonical: "/auth/sso-auth",
    secret: true,
    texts: ["auth", "forms"],
    layout: "sign-up",
  },
  validateSearch: readCallbackSearch,
  component: () => <CallbackPage isAnswer={isAnswer(readCallbackSearch(Route.useSearch()))} />,
})
