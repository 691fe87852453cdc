import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslations } from "use-intl"
import type { User } from "#web/lib/auth/guards.ts"
import { landingOf } from "#web/lib/auth/landing.ts"
import { takeTarget } from "#web/lib/auth/redirect-target.ts"
import type { Provider } from "#web/lib/auth/sso.ts"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"
import { CredentialsForm } from "./credentials-form.tsx"
import { ProviderButton } from "./provider-button.tsx"
import { useProviders } from "./providers.ts"
import { SecondFactorStep } from "./second-factor-step.tsx"
import { useArrival, useSignIn } from "./use-sign-in.ts"

/** For accounts older than the shared sign-in; after signing in they are offered to connect the two. */
export function SignInOldPage({ loaded }: { loaded: readonly Provider[] }) {
  const t = useTranslations("auth")
  const href = useHref()
  const arrive = useArrival()
  const shared = useProviders(loaded).find(({ kind, isAvailable }) => kind === "sso" && isAvailable)
  const [newcomer, setNewcomer] = useState<User>()
  const { pending, follow, startOver } = useSignIn((user) => (shared ? setNewcomer(user) : arrive(user)))

  if (newcomer && shared) return <LinkOffer user={newcomer} provider={shared} />
  if (pending) return <SecondFactorStep pending={pending} onOutcome={follow} onStartOver={startOver} />
  return (
    <SignInLayout title={t("oldTitle")} lead={t("oldLead")}>
      <CredentialsForm onOutcome={follow} />
      <p className="mt-8">
        <TextLink kind="stand-alone" href={href("/sign-in")}>
          {t("otherWays")}
        </TextLink>
      </p>
    </SignInLayout>
  )
}

function LinkOffer({ user, provider }: { user: User; provider: Provider }) {
  const t = useTranslations("auth")
  const router = useRouter()
  const { locale } = useApp()
  const { name } = provider
  return (
    <SignInLayout title={t("welcome", { name: user.name })} lead={t("offerLead", { name })}>
      <div className="grid gap-4">
        <ProviderButton provider={provider} variant="primary" label={t("offerConnect", { name })} />
        <Button
          variant="quiet"
          size="large"
          onClick={() =>
            void router.navigate({ href: landingOf(user, locale.prefix, takeTarget), replace: true })
          }
        >
          {t("offerLater")}
        </Button>
      </div>
    </SignInLayout>
  )
}
