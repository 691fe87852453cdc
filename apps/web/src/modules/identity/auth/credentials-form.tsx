import { useTranslations } from "use-intl"
import { type SignInOutcome, signIn } from "#web/lib/auth/actions.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmailField, PasswordField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"

interface CredentialsFormProps {
  readonly onOutcome: (outcome: SignInOutcome) => Promise<void>
}

/** Without JavaScript the form is posted, and the server entry responds. */
export function CredentialsForm({ onOutcome }: CredentialsFormProps) {
  const t = useTranslations("auth")
  const app = useApp()
  const href = useHref()
  const { refusedForm } = app.form
  const email = refusedForm?.values.email
  return (
    <Form
      route="POST /v1/auth/login"
      problems={t("problems")}
      action={href("/auth/sign-in-mail")}
      refused={refusedForm}
      {...(typeof email === "string" ? { start: { email } } : {})}
      send={(body) => signIn(app, body)}
      onDone={onOutcome}
    >
      {(at) => (
        <>
          <EmailField
            name={at("email")}
            label={t("email")}
            missing={t("emailMissing")}
            required
            // Browsers offer a passkey for this site here.
            autoComplete="username webauthn"
          />
          <div className="grid gap-1">
            <PasswordField name={at("password")} label={t("password")} missing={t("passwordMissing")} />
            <TextLink
              kind="stand-alone"
              href={href("/forgot-password")}
              className="justify-self-start text-sm"
            >
              {t("forgotPassword")}
            </TextLink>
          </div>
          <SubmitButton size="large" wide busyLabel={t("submitting")}>
            {t("submit")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}
