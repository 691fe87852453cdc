import { useEffect, useEffectEvent } from "react"
import { api } from "#web/lib/api/api.ts"
import { type SignInOutcome, signInWithCredential } from "#web/lib/auth/actions.ts"
import { useApp } from "#web/lib/page/use-app.ts"

/** Offers the reader's passkeys in the email field. Optional, so all failures are ignored. */
export function usePasskeyAutofill(onOutcome: (outcome: SignInOutcome) => Promise<void>) {
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
