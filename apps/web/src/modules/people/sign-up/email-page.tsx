import { useRouter } from "@tanstack/react-router"
import { type ComponentType, useEffect, useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { signUp } from "#web/lib/auth/actions.ts"
import { newcomerLanding } from "#web/lib/auth/landing.ts"
import {
  forgetNewcomer,
  keepAddress,
  type MailedAddress,
  readAddress,
  readRole,
} from "#web/lib/auth/newcomer.ts"
import { takeTarget } from "#web/lib/auth/redirect-target.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { useIsPast } from "#web/lib/time/use-is-past.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { CodeField, TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import type { FieldName } from "#web/ui/form/names.ts"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { useAgreement } from "#web/ui/site/newcomer-agreement.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"

interface EmailPageProps {
  readonly NewPasswordField: ComponentType<{ name: FieldName<string> }>
}

/** Creates an account from the code in the mail, a name and a password. */
export function EmailPage({ NewPasswordField }: EmailPageProps) {
  const t = useTranslations("signUp")
  const href = useHref()
  const [address, setAddress] = useState<MailedAddress | "unknown" | undefined>()
  useEffect(() => setAddress(readAddress(Date.now()) ?? "unknown"), [])
  if (address === undefined) return <SignInLayout title={t("emailTitle")} />
  if (address === "unknown")
    return (
      <SignInLayout isStep title={t("emailGoneTitle")} lead={t("emailGoneText")}>
        <TextLink kind="stand-alone" href={href("/sign-up/select-login")}>
          {t("emailAgain")}
        </TextLink>
      </SignInLayout>
    )
  return (
    <CodeStep
      NewPasswordField={NewPasswordField}
      address={address}
      onSent={(sent) => {
        keepAddress(sent)
        setAddress(sent)
      }}
      onExpired={() => setAddress("unknown")}
    />
  )
}

interface CodeStepProps extends EmailPageProps {
  readonly address: MailedAddress
  readonly onSent: (address: MailedAddress) => void
  readonly onExpired: () => void
}

function CodeStep({ NewPasswordField, address, onSent, onExpired }: CodeStepProps) {
  const t = useTranslations("signUp")
  const auth = useTranslations("auth")
  const app = useApp()
  const router = useRouter()
  const { agrees, submitLabel, agreement } = useAgreement()
  const { token, email } = address
  const inTime = async <Result,>(work: Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work
    } catch (error) {
      if (!isApiError(error) || error.code !== "sign_up.expired") throw error
      onExpired()
      return undefined
    }
  }
  return (
    <SignInLayout
      title={t("emailTitle")}
      lead={<p className="wrap-anywhere">{auth("mailedLead", { email })}</p>}
    >
      <Form
        route="POST /v1/sign-up/account"
        problems={auth("createProblems")}
        fixed={{ registrationToken: token, email, role: readRole(), agrees }}
        check={({ code }) => ({ code: /^\d{6}$/.test(code ?? "") ? undefined : auth("codeMissing") })}
        send={(body) => inTime(signUp(app, body))}
        onDone={async (outcome) => {
          if (outcome?.kind !== "in") return
          forgetNewcomer()
          app.status.show({ kind: "success", message: auth("welcomeNew", { name: outcome.user.name }) })
          await router.navigate({
            href: newcomerLanding(outcome.user, app.locale.prefix, takeTarget),
            replace: true,
          })
        }}
      >
        {(at) => (
          <>
            <CodeField
              name={at("code")}
              label={auth("mailedCode")}
              help={auth("mailedCodeHelp")}
              missing={auth("codeMissing")}
              required
            />
            <TextField
              name={at("name")}
              label={auth("personName")}
              help={auth("personNameHelp")}
              missing={auth("personNameMissing")}
              required
              autoComplete="nickname"
            />
            <NewPasswordField name={at("password")} />
            {agreement}
            <SubmitButton size="large" wide busyLabel={auth("creating")}>
              {submitLabel}
            </SubmitButton>
          </>
        )}
      </Form>
      <Resend address={address} onSent={onSent} inTime={inTime} />
    </SignInLayout>
  )
}

const PAUSE_MS = 60_000

interface ResendProps extends Pick<CodeStepProps, "address" | "onSent"> {
  readonly inTime: (work: Promise<true>) => Promise<true | undefined>
}

function Resend({ address, onSent, inTime }: ResendProps) {
  const t = useTranslations("signUp")
  const auth = useTranslations("auth")
  const href = useHref()
  const isSoon = !useIsPast(address.at + PAUSE_MS)
  const [isResent, setResent] = useState(false)
  const { token, email } = address
  return (
    <section aria-labelledby="no-mail" className="mt-8 grid gap-3 border-t pt-6">
      <h2 id="no-mail" className="font-semibold">
        {auth("noMail")}
      </h2>
      <p className="text-ink-soft text-sm">{auth("noMailText")}</p>
      {isResent ? (
        <Notice kind="success" live>
          {auth("codeResent")}
        </Notice>
      ) : null}
      <Form
        route="POST /v1/sign-up/email/code"
        problems={auth("sendCodeProblems")}
        className="grid gap-1.5"
        fixed={{ registrationToken: token, email }}
        send={(body) => inTime(api("POST /v1/sign-up/email/code", { body }).then(() => true as const))}
        onDone={(isSent) => {
          if (!isSent) return
          setResent(true)
          onSent({ ...address, at: Date.now() })
        }}
      >
        {() => (
          <>
            <SubmitButton
              variant="secondary"
              wide
              disabled={isSoon}
              aria-describedby={isSoon ? "resend-help" : undefined}
              busyLabel={auth("sendingCode")}
            >
              {auth("resendCode")}
            </SubmitButton>
            {isSoon ? (
              <p id="resend-help" className="text-ink-soft text-sm">
                {auth("resendSoon")}
              </p>
            ) : null}
          </>
        )}
      </Form>
      <TextLink
        kind="stand-alone"
        href={href("/sign-up/select-login")}
        className="justify-self-start text-sm"
      >
        {t("anotherAddress")}
      </TextLink>
    </section>
  )
}
