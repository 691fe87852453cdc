import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { useFailure } from "#web/lib/api/use-failure.ts"
import { leaveFor, type Provider } from "#web/lib/auth/sso.ts"
import { Button, type ButtonVariant } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { loadProviders } from "./providers.ts"

interface ProviderButtonProps {
  readonly provider: Pick<Provider, "key" | "name" | "isAvailable">
  readonly variant: ButtonVariant
  readonly label: string
}

/** Redirects to the identity service. If it is down, says so and stays here. */
export function ProviderButton({ provider, variant, label }: ProviderButtonProps) {
  const t = useTranslations("auth")
  const language = useLocale()
  const [isBusy, setBusy] = useState(false)
  const [isDown, setDown] = useState(false)
  const failures = useFailure()

  const leave = async () => {
    setBusy(true)
    failures.clear()
    try {
      const fresh = (await loadProviders()).find(({ key }) => key === provider.key)
      setDown(!fresh?.isAvailable)
      if (fresh?.isAvailable) await leaveFor(fresh, { language })
    } catch (error) {
      failures.tell(error)
    } finally {
      // The back-forward cache may restore the page in this state.
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-3">
      <Button
        variant={variant}
        size="large"
        wide
        busy={isBusy}
        busyLabel={t("leaving", { name: provider.name })}
        onClick={() => void leave()}
      >
        {label}
      </Button>
      {isDown || !provider.isAvailable ? (
        <Notice kind="warn" title={t("providerDown", { name: provider.name })} live>
          {t("providerDownText")}
        </Notice>
      ) : null}
    </div>
  )
}
