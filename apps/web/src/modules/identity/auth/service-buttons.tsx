import { useTranslations } from "use-intl"
import type { Provider } from "#web/lib/auth/sso.ts"
import { ProviderButton } from "./provider-button.tsx"
import { useProviders } from "./providers.ts"

/** All identity services, the shared one first. */
export function ServiceButtons({ loaded }: { loaded: readonly Provider[] }) {
  const t = useTranslations("auth")
  const providers = useProviders(loaded)
  const shared = providers.filter(({ kind }) => kind === "sso")
  const social = providers.filter(({ kind }) => kind === "social")
  if (providers.length === 0) return null
  return (
    <div className="grid gap-4 border-t py-6">
      {[...shared, ...social].map((provider) => (
        <ProviderButton
          key={provider.key}
          provider={provider}
          variant={provider.kind === "sso" ? "primary" : "secondary"}
          label={t("withProvider", { name: provider.name })}
        />
      ))}
    </div>
  )
}
