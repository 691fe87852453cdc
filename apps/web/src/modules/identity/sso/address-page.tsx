import { useTranslations } from "use-intl"
import { EmailField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"
import { type StepProps, sendCode } from "./confirmation.ts"

interface AddressPageProps extends StepProps {
  /** Name of the identity service. */
  readonly service: string
  /** Keeps the typed value across a reload. */
  readonly onTyped: (email: string) => void
}

export function AddressPage({ service, token, email, onTyped, onSent, inTime, children }: AddressPageProps) {
  const t = useTranslations("auth")
  return (
    <SignInLayout isStep title={t("confirmTitle")} lead={<p>{t("confirmLead", { name: service })}</p>}>
      <Form
        route="POST /v1/auth/sso-register/code"
        problems={t("sendCodeProblems")}
        start={{ email }}
        fixed={{ registrationToken: token }}
        send={(body) => inTime(sendCode(body, onSent))}
      >
        {(at) => (
          <>
            <EmailField
              name={at("email")}
              label={t("email")}
              help={t("confirmEmailHelp", { name: service })}
              missing={t("emailMissing")}
              required
              onChange={(event) => onTyped(event.currentTarget.value)}
            />
            <SubmitButton size="large" wide busyLabel={t("sendingCode")}>
              {t("sendCode")}
            </SubmitButton>
          </>
        )}
      </Form>
      {children}
    </SignInLayout>
  )
}
