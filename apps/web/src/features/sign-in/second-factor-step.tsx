import { useState } from "react"
import { useTranslations } from "use-intl"
import { type PendingSignIn, proveSecondFactor, type SignInOutcome } from "#web/lib/auth/actions.ts"
import { useApp } from "#web/lib/use-app.ts"
import { useSubmission } from "#web/lib/use-submission.ts"
import { Button } from "#web/ui/button.tsx"
import { DoorPage } from "#web/ui/door-page.tsx"
import { Field } from "#web/ui/field.tsx"
import { FormErrorSummary } from "#web/ui/form-error-summary.tsx"
import { TextInput } from "#web/ui/text-input.tsx"
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
    <DoorPage isStep title={t("secondStepTitle")} lead={t("secondStepLead")}>
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
    </DoorPage>
  )
}

interface CodeFormProps extends Pick<SecondFactorStepProps, "pending" | "onOutcome"> {
  readonly kind: "code" | "recoveryCode"
}

function CodeForm({ kind, pending, onOutcome }: CodeFormProps) {
  const t = useTranslations("auth")
  const app = useApp()
  const form = useSubmission({ [kind]: kind } as Record<typeof kind, string>)
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) =>
        void form.submit(event, {
          check: (values) => ({ [kind]: values[kind].trim() === "" ? t(`${kind}Missing`) : undefined }),
          work: async (values) => {
            const proof = kind === "code" ? { code: values.code } : { recoveryCode: values.recoveryCode }
            await onOutcome(await proveSecondFactor(app, pending, proof))
          },
        })
      }
    >
      <FormErrorSummary title={t("problems")} errors={form.summary} attempt={form.attempt} />
      <Field label={t(kind)} help={t(`${kind}Help`)} id={kind} error={form.problems[kind]} required>
        {(control) => (
          <TextInput
            {...control}
            name={kind}
            autoFocus
            inputMode={kind === "code" ? "numeric" : "text"}
            autoComplete={kind === "code" ? "one-time-code" : "off"}
            autoCapitalize={kind === "code" ? "none" : "characters"}
            spellCheck={false}
            className="max-w-72 font-mono text-lg tracking-widest"
          />
        )}
      </Field>
      <Button type="submit" size="large" wide busy={form.isBusy} busyLabel={t("submitting")}>
        {t("submit")}
      </Button>
    </form>
  )
}
