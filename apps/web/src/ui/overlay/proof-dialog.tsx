import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { isApiError } from "#web/lib/api/is-api-error.ts"
import { useFailure } from "#web/lib/api/use-failure.ts"
import { isPasskeyError } from "#web/lib/auth/passkey-trouble.ts"
import { leaveFor, type Provider } from "#web/lib/auth/sso.ts"
import { useUser } from "#web/lib/page/use-app.ts"
import { Button } from "../control/button.tsx"
import { PasswordField } from "../form/fields.tsx"
import { Form, SubmitButton } from "../form/form.tsx"
import { Dialog } from "./dialog.tsx"

export interface Proof {
  readonly password?: string | undefined
}

type ProofRoute =
  | "POST /v1/passkeys/options"
  | "DELETE /v1/passkeys/{id}"
  | "POST /v1/second-factor/totp"
  | "DELETE /v1/second-factor/totp"
  | "POST /v1/second-factor/recovery-codes"
  | "POST /v1/user/identities/state"
  | "DELETE /v1/user/identities/{id}"
  | "POST /v1/account/leaving"

interface ProofDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly isDangerous?: boolean
  readonly providers: readonly Provider[]
  /** The route that receives the proof. */
  readonly route: ProofRoute
  /** Runs with the proof; members without a password prove themselves by a recent sign-in. */
  readonly work: (proof: Proof) => Promise<void>
}

/** Asks the owner to prove their identity before a way to sign in changes or the account is deleted. */
export function ProofDialog(props: ProofDialogProps) {
  const t = useTranslations("security")
  return (
    <Dialog open={props.open} onClose={props.onClose} title={props.title} closeLabel={t("close")}>
      {props.open ? <ProofForm {...props} /> : null}
    </Dialog>
  )
}

function ProofForm({ route, text, confirm, isDangerous, onClose, providers, work }: ProofDialogProps) {
  const t = useTranslations("security")
  const labels = useTranslations("auth")
  const hasPassword = useUser()?.hasPassword ?? false
  const [isTooLate, setTooLate] = useState(false)

  const attempt = async (proof: Proof) => {
    try {
      await work(proof)
    } catch (error) {
      setTooLate(isApiError(error) && error.code === "auth.sign_in_again")
      throw error
    }
  }

  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{text}</p>
      <Form
        route={route}
        problems={t("problems")}
        className="grid gap-5"
        send={attempt}
        onDone={onClose}
        explain={(error) => (isPasskeyError(error) ? labels(`passkeyTrouble.${error.trouble}`) : undefined)}
      >
        {(at) => (
          <>
            {isTooLate ? <SignInAgain providers={providers} /> : null}
            {hasPassword ? (
              <PasswordField
                name={at("password")}
                id="proof-password"
                label={t("yourPassword")}
                missing={labels("passwordMissing")}
              />
            ) : null}
            <div className="flex flex-wrap justify-end gap-3">
              <Button variant="quiet" onClick={onClose}>
                {t("cancel")}
              </Button>
              <SubmitButton variant={isDangerous ? "danger" : "primary"} busyLabel={t("working")}>
                {confirm}
              </SubmitButton>
            </div>
          </>
        )}
      </Form>
    </div>
  )
}

/** Returns to this page with a fresh session. */
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
