import { useTranslations } from "use-intl"
import { createAccount, type SignInOutcome } from "#web/lib/auth/actions.ts"
import { readRole } from "#web/lib/auth/newcomer.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { useIsPast } from "#web/lib/time/use-is-past.ts"
import { Button } from "#web/ui/control/button.tsx"
import { CodeField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { useAgreement } from "#web/ui/site/newcomer-agreement.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"
import { type StepProps, sendCode } from "./confirmation.ts"
import { NameField } from "./name-field.tsx"

interface CodePageProps extends StepProps {
  readonly name: string
  readonly sentAt: number
  readonly isResent: boolean
  readonly onTyped: (name: string) => void
  readonly onAnotherAddress: () => void
  readonly settle: (outcome: Promise<SignInOutcome>) => Promise<void>
}

export function CodePage({
  token,
  email,
  name,
  isResent,
  onTyped,
  settle,
  children,
  ...resending
}: CodePageProps) {
  const t = useTranslations("auth")
  const app = useApp()
  const { agrees, submitLabel, agreement } = useAgreement()
  return (
    <SignInLayout
      isStep
      title={t("mailedTitle")}
      lead={<p className="wrap-anywhere">{t("mailedLead", { email })}</p>}
    >
      <Form
        route="POST /v1/auth/sso-register"
        problems={t("createProblems")}
        start={{ name }}
        fixed={{ registrationToken: token, email, role: readRole(), agrees }}
        check={({ code = "" }) => ({ code: /^\d{6}$/.test(code) ? undefined : t("codeMissing") })}
        send={(body) => settle(createAccount(app, body))}
      >
        {(at) => (
          <>
            {isResent ? <Resent /> : null}
            <CodeField
              name={at("code")}
              label={t("mailedCode")}
              help={t("mailedCodeHelp")}
              missing={t("codeMissing")}
              required
              autoFocus
            />
            <NameField name={at("name")} onTyped={onTyped} />
            {agreement}
            <SubmitButton size="large" wide busyLabel={t("creating")}>
              {submitLabel}
            </SubmitButton>
          </>
        )}
      </Form>
      <NoMail token={token} email={email} {...resending} />
      {children}
    </SignInLayout>
  )
}

/** Shown until the reader has tried the code. */
function Resent() {
  const t = useTranslations("auth")
  if (useFormParts().hasBeenSent) return null
  return (
    <Notice kind="success" live>
      {t("codeResent")}
    </Notice>
  )
}

type NoMailProps = Pick<
  CodePageProps,
  "token" | "email" | "sentAt" | "onSent" | "inTime" | "onAnotherAddress"
>

/** Limits how often a code can be sent again. */
const PAUSE_MS = 60_000

function NoMail({ token, email, sentAt, onSent, inTime, onAnotherAddress }: NoMailProps) {
  const t = useTranslations("auth")
  const isSoon = !useIsPast(sentAt + PAUSE_MS)
  return (
    <section aria-labelledby="no-mail" className="mt-8 grid gap-3 border-t pt-6">
      <h2 id="no-mail" className="font-semibold">
        {t("noMail")}
      </h2>
      <p className="text-ink-soft text-sm">{t("noMailText")}</p>
      <Form
        route="POST /v1/auth/sso-register/code"
        problems={t("sendCodeProblems")}
        className="grid gap-1.5"
        fixed={{ registrationToken: token, email }}
        send={(body) => inTime(sendCode(body, onSent))}
      >
        {() => (
          <>
            <SubmitButton
              variant="secondary"
              wide
              disabled={isSoon}
              aria-describedby={isSoon ? "resend-help" : undefined}
              busyLabel={t("sendingCode")}
            >
              {t("resendCode")}
            </SubmitButton>
            {isSoon ? (
              <p id="resend-help" className="text-ink-soft text-sm">
                {t("resendSoon")}
              </p>
            ) : null}
          </>
        )}
      </Form>
      <Button variant="quiet" className="justify-self-start px-0!" onClick={onAnotherAddress}>
        {t("anotherAddress")}
      </Button>
    </section>
  )
}
