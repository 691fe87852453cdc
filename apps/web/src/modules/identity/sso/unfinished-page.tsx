import { type ReactNode, useState } from "react"
import { useTranslations } from "use-intl"
import { createAccount, type SignInOutcome } from "#web/lib/auth/actions.ts"
import { readRole } from "#web/lib/auth/newcomer.ts"
import { keepUnfinished, type Unfinished } from "#web/lib/auth/unfinished.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { EmailField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { useAgreement } from "#web/ui/site/newcomer-agreement.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"
import { CodePage } from "./code-page.tsx"
import { type StepProps, sendCode } from "./confirmation.ts"
import { LinkAccountPage } from "./link-account-page.tsx"
import { NameField } from "./name-field.tsx"

interface UnfinishedPageProps {
  readonly unfinished: Unfinished
  readonly settle: (outcome: Promise<SignInOutcome>, as: "known" | "new") => Promise<void>
  readonly inTime: (work: Promise<void>) => Promise<void>
}

/** The steps for a reader whose identity service is not connected with an account here. */
export function UnfinishedPage({ unfinished: initial, settle, inTime }: UnfinishedPageProps) {
  const [unfinished, setUnfinished] = useState(initial)
  const [hasAccount, setHasAccount] = useState(false)
  const keep = (next: Unfinished) => {
    setUnfinished(next)
    keepUnfinished(next)
  }
  const { service, result, sent } = unfinished
  const link = (outcome: Promise<SignInOutcome>) => settle(outcome, "known")
  if (result.kind === "link") return <LinkAccountPage name={service} result={result} settle={link} />
  if (hasAccount)
    return (
      <LinkAccountPage name={service} result={result} settle={link} onBack={() => setHasAccount(false)} />
    )

  const create = (outcome: Promise<SignInOutcome>) => settle(outcome, "new")
  const secondChoice = <HasAccountLink service={service} onChoose={() => setHasAccount(true)} />
  const { token, email, isEmailVerified, name } = result
  const onNameTyped = (typed: string) => keep({ ...unfinished, result: { ...result, name: typed } })
  if (isEmailVerified && email !== null)
    return (
      <CreateAccountPage
        service={service}
        token={token}
        email={email}
        name={name ?? ""}
        onTyped={onNameTyped}
        settle={create}
      >
        {secondChoice}
      </CreateAccountPage>
    )

  // Sending a code extends the sign-in by ten minutes.
  const onSent = (to: string) => {
    const at = Date.now()
    const isAgain = sent?.email === to
    keep({ ...unfinished, result: { ...result, email: to }, at, sent: { email: to, at, isAgain } })
  }
  const { sent: _, ...unsent } = unfinished
  if (!sent)
    return (
      <AddressPage
        service={service}
        token={token}
        email={email ?? ""}
        onTyped={(typed) => keep({ ...unfinished, result: { ...result, email: typed } })}
        onSent={onSent}
        inTime={inTime}
      >
        {secondChoice}
      </AddressPage>
    )
  return (
    <CodePage
      key={sent.at}
      token={token}
      email={sent.email}
      sentAt={sent.at}
      isResent={sent.isAgain}
      name={name ?? ""}
      onTyped={onNameTyped}
      onSent={onSent}
      onAnotherAddress={() => keep(unsent)}
      settle={create}
      inTime={inTime}
    >
      {secondChoice}
    </CodePage>
  )
}

function HasAccountLink({ service, onChoose }: { service: string; onChoose: () => void }) {
  const t = useTranslations("auth")
  return (
    <div className="mt-8 grid gap-3 border-t pt-6">
      <Button variant="secondary" size="large" wide onClick={onChoose}>
        {t("haveAccount")}
      </Button>
      <p className="text-ink-soft text-sm">{t("haveAccountHelp", { name: service })}</p>
    </div>
  )
}

interface AddressPageProps extends StepProps {
  /** Name of the identity service. */
  readonly service: string
  /** Keeps the typed value across a reload. */
  readonly onTyped: (email: string) => void
}

function AddressPage({ service, token, email, onTyped, onSent, inTime, children }: AddressPageProps) {
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
function CreateAccountPage({
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
  const { agrees, submitLabel, agreement } = useAgreement()
  return (
    <SignInLayout isStep title={t("createTitle")} lead={<p>{t("createLead", { name: service })}</p>}>
      <Form
        route="POST /v1/auth/sso-register"
        problems={t("createProblems")}
        start={{ name }}
        fixed={{ registrationToken: token, role: readRole(), agrees }}
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
            {agreement}
            <SubmitButton size="large" wide busyLabel={t("creating")}>
              {submitLabel}
            </SubmitButton>
          </>
        )}
      </Form>
      {children}
    </SignInLayout>
  )
}
