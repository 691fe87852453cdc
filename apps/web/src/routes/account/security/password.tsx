import { createFileRoute } from "@tanstack/react-router"
import { ChangePasswordPage } from "#web/features/password/change-password-page.tsx"
import { useMember } from "#web/lib/use-app.ts"

export const Route = createFileRoute("/account/security/password")({
  staticData: { title: "password.changeTitle", access: "user", texts: ["auth", "forms", "password"] },
  component: ChangePassword,
})

function ChangePassword() {
  return <ChangePasswordPage user={useMember()} />
}
