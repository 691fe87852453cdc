import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { createAccount, type SignInOutcome } from "#web/lib/auth/actions.ts"
import { readRole } from "#web/lib/auth/newcomer.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"
import { NameField } from "./name-field.tsx"

interface CreateAccountPageProps {
  /** Name of the identity service. */
  readonly service: string
  readonly token: string
  readonly email: string
  readonly name: string
  /** Keeps the typed value across a reload. */
  readonly onTyped: (name: string) => void
  readonly settle: (outcome: Promise<SignInOutcome>) => Promise<void>
  readonly children: ReactNode
}

/** For a reader known to the identity service but without an account here. */
export function CreateAccountPage({
  service,
  token,
  email,
  name,
  onTyped,
  settle,
  children,
}: CreateAccountPageProps) {
  const t = useTranslations("auth")
  const app = useApp()
  return (
    <SignInLayout isStep title={t("createTitle")} lead={<p>{t("createLead", { name: service })}</p>}>
      <Form
        route="POST /v1/auth/sso-register"
        problems={t("createProblems")}
        start={{ name }}
        fixed={{ registrationToken: token, role: readRole() }}
        send={(body) => settle(createAccount(app, body))}
      >
        {(at) => (
          <>
            <dl className="grid gap-1.5 border-y py-4">
              <dt className="font-semibold">{t("email")}</dt>
              <dd className="wrap-anywhere">{email}</dd>
              <dd className="text-ink-soft text-sm">{t("createEmailHelp", { name: service })}</dd>
            </dl>
            <NameField name={at("name")} onTyped={onTyped} />
            <SubmitButton size="large" wide busyLabel={t("creating")}>
              {t("createSubmit")}
            </SubmitButton>
          </>
        )}
      </Form>
      {children}
    </SignInLayout>
  )
}
