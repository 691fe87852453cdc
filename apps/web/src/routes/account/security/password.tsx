import { createFileRoute } from "@tanstack/react-router"
import { useMember } from "#web/lib/page/use-app.ts"
import { ChangePasswordPage } from "#web/modules/identity/password/change-password-page.tsx"

export const Route = createFileRoute("/account/security/password")({
  staticData: { title: "password.changeTitle", access: "user", texts: ["auth", "forms", "password"] },
  component: ChangePassword,
})

function ChangePassword() {
  return <ChangePasswordPage user={useMember()} />
}
