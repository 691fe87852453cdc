import { useTranslations } from "use-intl"
import { linkAccount, type SignInOutcome } from "#web/lib/auth/actions.ts"
import type { Unfinished } from "#web/lib/auth/unfinished.ts"
import { useApp, useHref, useUser } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmailField, PasswordField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"

interface LinkAccountPageProps {
  /** Name of the identity service. */
  readonly name: string
  readonly result: Unfinished["result"]
  readonly settle: (outcome: Promise<SignInOutcome>) => Promise<void>
  /** Set if the reader chose this page over another. */
  readonly onBack?: () => void
}

/** Only the owner may connect an account, so the password is required here. */
export function LinkAccountPage({ name, result, settle, onBack }: LinkAccountPageProps) {
  const t = useTranslations("auth")
  const app = useApp()
  const href = useHref()
  const user = useUser()
  const isKnown = result.kind === "link"

  return (
    <SignInLayout
      isStep
      title={isKnown ? t("linkTitle") : t("connectTitle")}
      lead={<p>{isKnown ? t("linkLead", { name, hint: result.emailHint }) : t("connectLead", { name })}</p>}
    >
      <Form
        route="POST /v1/auth/sso-link"
        problems={t("linkProblems")}
        {...(user ? { start: { email: user.email } } : {})}
        fixed={{ linkToken: result.token }}
        send={(body) => settle(linkAccount(app, body))}
      >
        {(at) => (
          <>
            {isKnown ? null : (
              <EmailField
                name={at("email")}
                label={t("connectEmail")}
                missing={t("emailMissing")}
                required
                autoComplete="username"
              />
            )}
            <PasswordField name={at("password")} label={t("linkPassword")} missing={t("passwordMissing")} />
            <SubmitButton size="large" wide busyLabel={t("linking")}>
              {t("linkSubmit", { name })}
            </SubmitButton>
          </>
        )}
      </Form>
      <div className="mt-6 grid justify-items-start gap-2 border-t pt-4">
        <TextLink kind="stand-alone" href={href("/forgot-password")}>
          {t("forgotPassword")}
        </TextLink>
        {onBack ? (
          <Button variant="quiet" className="px-0!" onClick={onBack}>
            {t("createInstead")}
          </Button>
        ) : (
          <TextLink kind="stand-alone" href={href("/sign-in")}>
            {t("otherWays")}
          </TextLink>
        )}
      </div>
    </SignInLayout>
  )
}
