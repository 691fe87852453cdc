import { useState } from "react"
import { useTranslations } from "use-intl"
import { type PendingSignIn, proveSecondFactor, type SignInOutcome } from "#web/lib/auth/actions.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { CodeField, TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"
import { PasskeyButton } from "./passkey-button.tsx"

interface SecondFactorStepProps {
  readonly pending: PendingSignIn
  readonly onOutcome: (outcome: SignInOutcome) => Promise<void>
  readonly onStartOver: () => void
}

export function SecondFactorStep({ pending, onOutcome, onStartOver }: SecondFactorStepProps) {
  const t = useTranslations("auth")
  const hasApp = pending.methods.includes("totp")
  const hasPasskey = pending.methods.includes("passkey")
  const [isRecovering, setRecovering] = useState(!hasApp && !hasPasskey)
  return (
    <SignInLayout isStep title={t("secondStepTitle")} lead={t("secondStepLead")}>
      <noscript>
        <p>{t("secondStepScriptless")}</p>
      </noscript>
      <div className="grid gap-8">
        {hasPasskey && !isRecovering ? <PasskeyButton pending={pending} onOutcome={onOutcome} /> : null}
        {isRecovering ? (
          <CodeForm key="recovery" kind="recoveryCode" pending={pending} onOutcome={onOutcome} />
        ) : hasApp ? (
          <CodeForm key="app" kind="code" pending={pending} onOutcome={onOutcome} />
        ) : null}
        <div className="grid justify-items-start border-t pt-4">
          {hasApp || hasPasskey ? (
            <Button variant="quiet" className="px-0!" onClick={() => setRecovering(!isRecovering)}>
              {isRecovering ? t("useSecondStep") : t("useRecoveryCode")}
            </Button>
          ) : null}
          <Button variant="quiet" className="px-0!" onClick={onStartOver}>
            {t("startOver")}
          </Button>
        </div>
      </div>
    </SignInLayout>
  )
}

interface CodeFormProps extends Pick<SecondFactorStepProps, "pending" | "onOutcome"> {
  readonly kind: "code" | "recoveryCode"
}

function CodeForm({ kind, pending, onOutcome }: CodeFormProps) {
  const t = useTranslations("auth")
  const app = useApp()
  const words = { label: t(kind), help: t(`${kind}Help`), missing: t(`${kind}Missing`) }
  return (
    <Form
      route="POST /v1/auth/second-factor"
      problems={t("problems")}
      fixed={{ challenge: pending.challenge }}
      send={(body) => proveSecondFactor(app, pending.strategy, body)}
      onDone={onOutcome}
    >
      {(at) => (
        <>
          {kind === "code" ? (
            <CodeField name={at("code")} {...words} required autoFocus className="max-w-72" />
          ) : (
            <TextField
              name={at("recoveryCode")}
              {...words}
              required
              autoFocus
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="max-w-72 font-mono text-lg tracking-widest"
            />
          )}
          <SubmitButton size="large" wide busyLabel={t("submitting")}>
            {t("submit")}
          </SubmitButton>
        </>
      )}
    </Form>
  )
}
