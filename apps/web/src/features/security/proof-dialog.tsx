import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { isPasskeyError } from "#web/lib/auth/passkey-trouble.ts"
import { leaveFor, type Provider } from "#web/lib/auth/sso.ts"
import { isApiError } from "#web/lib/is-api-error.ts"
import { useUser } from "#web/lib/use-app.ts"
import { useFailure } from "#web/lib/use-failure.ts"
import { useSubmission } from "#web/lib/use-submission.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Field } from "#web/ui/field.tsx"
import { FormErrorSummary } from "#web/ui/form-error-summary.tsx"
import { PasswordInput } from "#web/ui/password-input.tsx"

interface ProofDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly isDangerous?: boolean
  readonly providers: readonly Provider[]
  /** What is done with the proof; whoever has no password proves it by having just signed in. */
  readonly work: (proof: { password?: string }) => Promise<void>
}

/** Before a way of signing in changes, its owner is asked again. */
export function ProofDialog(props: ProofDialogProps) {
  const t = useTranslations("security")
  return (
    <Dialog open={props.open} onClose={props.onClose} title={props.title} closeLabel={t("close")}>
      {props.open ? <ProofForm {...props} /> : null}
    </Dialog>
  )
}

function ProofForm({ text, confirm, isDangerous = false, onClose, providers, work }: ProofDialogProps) {
  const t = useTranslations("security")
  const labels = useTranslations("auth")
  const hasPassword = useUser()?.hasPassword ?? false
  const form = useSubmission({ password: "proof-password" })
  const [isTooLate, setTooLate] = useState(false)

  const attempt = async (proof: { password?: string }) => {
    try {
      await work(proof)
      onClose()
    } catch (error) {
      setTooLate(isApiError(error) && error.code === "auth.sign_in_again")
      if (!isPasskeyError(error)) throw error
      form.refuse(labels(`passkeyTrouble.${error.trouble}`))
    }
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) =>
        void form.submit(event, {
          check: ({ password }) => ({
            password: hasPassword && password === "" ? labels("passwordMissing") : undefined,
          }),
          work: ({ password }) => attempt(hasPassword ? { password } : {}),
        })
      }
    >
      <p className="text-ink-soft">{text}</p>
      <FormErrorSummary title={t("problems")} errors={form.summary} attempt={form.attempt} />
      {isTooLate ? <SignInAgain providers={providers} /> : null}
      {hasPassword ? (
        <Field label={t("yourPassword")} id="proof-password" error={form.problems.password} required>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              labels={{ show: labels("showPassword"), hide: labels("hidePassword") }}
            />
          )}
        </Field>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button
          type="submit"
          variant={isDangerous ? "danger" : "primary"}
          busy={form.isBusy}
          busyLabel={t("working")}
        >
          {confirm}
        </Button>
      </div>
    </form>
  )
}

/** Comes back to this page with a fresh session. */
function SignInAgain({ providers }: { providers: readonly Provider[] }) {
  const t = useTranslations("security")
  const language = useLocale()
  const { tell } = useFailure()
  return (
    <div className="flex flex-wrap gap-3">
      {providers
        .filter(({ isAvailable }) => isAvailable)
        .map((provider) => (
          <Button
            key={provider.key}
            variant="secondary"
            onClick={() => void leaveFor(provider, { language, again: true }).catch(tell)}
          >
            {t("signInAgain", { name: provider.name })}
          </Button>
        ))}
    </div>
  )
}
