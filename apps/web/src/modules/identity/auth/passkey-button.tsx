import { KeyRound } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useFailure } from "#web/lib/api/use-failure.ts"
import { type PendingSignIn, type SignInOutcome, signInWithPasskey } from "#web/lib/auth/actions.ts"
import { isPasskeyError } from "#web/lib/auth/passkey-trouble.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"

interface PasskeyButtonProps {
  readonly pending?: PendingSignIn
  readonly onOutcome: (outcome: SignInOutcome) => Promise<void>
}

export function PasskeyButton({ pending, onOutcome }: PasskeyButtonProps) {
  const t = useTranslations("auth")
  const app = useApp()
  const failures = useFailure()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const ask = async () => {
    setBusy(true)
    setProblem(undefined)
    failures.clear()
    try {
      await onOutcome(await signInWithPasskey(app, pending))
    } catch (error) {
      setProblem(isPasskeyError(error) ? t(`passkeyTrouble.${error.trouble}`) : failures.tell(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        size="large"
        wide
        icon={<KeyRound aria-hidden className="size-5" />}
        busy={isBusy}
        busyLabel={t("askingPasskey")}
        onClick={() => void ask()}
      >
        {t("withPasskey")}
      </Button>
      {problem ? (
        <Notice kind="warn" live>
          {problem}
        </Notice>
      ) : null}
    </div>
  )
}
