import { createFileRoute } from "@tanstack/react-router"
import { NewPasswordField } from "#web/modules/identity/password/new-password-field.tsx"
import { EmailPage } from "#web/modules/people/sign-up/email-page.tsx"

export const Route = createFileRoute("/sign-up/email")({
  staticData: {
    title: "signUp.emailTitle",
    access: "guest",
    texts: ["auth", "forms", "password", "signUp"],
    layout: "sign-up",
    secret: true,
  },
  component: () => <EmailPage NewPasswordField={NewPasswordField} />,
})
