import { createFileRoute } from "@tanstack/react-router"
import { ChangePasswordPage } from "#web/features/password/change-page.tsx"
import { requireUser } from "#web/lib/auth/route-guards.ts"
import { page } from "#web/lib/page.ts"

export const Route = createFileRoute("/account/security/password")({
  staticData: { texts: ["auth", "password"] },
  beforeLoad: ({ context, location }) => ({ user: requireUser(context, location) }),
  head: ({ match }) => page(match, { title: match.context.locale.t("password.changeTitle"), hidden: true }),
  component: () => <ChangePasswordPage user={Route.useRouteContext().user} />,
})
