import { useEffect, useEffectEvent } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { type SignInOutcome, signInWithCredential } from "#web/lib/auth/actions.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"
import { CredentialsForm } from "./credentials-form.tsx"
import { SecondFactorStep } from "./second-factor-step.tsx"
import { useArrival, useSignIn } from "./use-sign-in.ts"

export function SignInMailPage() {
  const t = useTranslations("auth")
  const href = useHref()
  const { challenge } = useApp().form
  const { pending, follow, startOver } = useSignIn(
    useArrival(),
    challenge && { ...challenge, strategy: "local" },
  )
  usePasskeyAutofill(follow)
  if (pending) return <SecondFactorStep pending={pending} onOutcome={follow} onStartOver={startOver} />
  return (
    <SignInLayout title={t("mailTitle")}>
      <CredentialsForm onOutcome={follow} />
      <p className="mt-8">
        <TextLink kind="stand-alone" href={href("/sign-in")}>
          {t("otherWays")}
        </TextLink>
      </p>
    </SignInLayout>
  )
}

/** Offers the reader's passkeys in the email field. Optional, so all failures are ignored. */
function usePasskeyAutofill(onOutcome: (outcome: SignInOutcome) => Promise<void>) {
  const app = useApp()
  const finish = useEffectEvent(onOutcome)
  useEffect(() => {
    let isGone = false
    let cancel: (() => void) | undefined
    const offer = async () => {
      // Checked before loading anything: most browsers have no passkey to offer.
      if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.())) return
      const passkey = await import("#web/lib/auth/passkey.ts")
      const options = await api("POST /v1/auth/passkey-options", { handles: "all" })
      if (isGone) return
      cancel = passkey.cancelAsking
      const credential = await passkey.askPasskeyByAutofill(options)
      if (!isGone) await finish(await signInWithCredential(app, credential))
    }
    offer().catch(() => {})
    return () => {
      isGone = true
      cancel?.()
    }
  }, [app])
}
