import { lazyRouteComponent } from "@tanstack/react-router"
import { ChevronDown } from "lucide-react"
import { type ReactNode, useEffect } from "react"
import { useTranslations } from "use-intl"
import { rememberHash, rememberReferrer } from "#web/lib/auth/redirect-target.ts"
import type { Provider } from "#web/lib/auth/sso.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"
import { PasskeyButton } from "./passkey-button.tsx"
import { ProviderButton } from "./provider-button.tsx"
import { useProviders } from "./providers.ts"
import { useArrival, useSignIn } from "./use-sign-in.ts"

/** Its form is loaded only for accounts that have a second factor. */
const SecondFactorStep = lazyRouteComponent(() => import("./second-factor-step.tsx"), "SecondFactorStep")

export function SignInChoice({ loaded }: { loaded: readonly Provider[] }) {
  const t = useTranslations("auth")
  const href = useHref()
  const providers = useProviders(loaded)
  const { pending, follow, startOver } = useSignIn(useArrival())
  useEffect(rememberHash, [])
  useEffect(rememberReferrer, [])
  const shared = providers.filter(({ kind }) => kind === "sso")
  const social = providers.filter(({ kind }) => kind === "social")
  if (pending) return <SecondFactorStep pending={pending} onOutcome={follow} onStartOver={startOver} />
  return (
    <SignInLayout title={t("signInTitle")} lead={t("signInLead")}>
      <div className="grid gap-4 border-t pt-6">
        {shared.map((provider) => (
          <div key={provider.key} className="grid gap-3 border-b pb-6">
            <ProviderButton
              provider={provider}
              variant="primary"
              label={t("withProvider", { name: provider.name })}
            />
            <p className="text-ink-soft text-sm">{t("withSharedHelp")}</p>
            <noscript>
              <p className="text-sm">{t("providerScriptless", { name: provider.name })}</p>
            </noscript>
          </div>
        ))}
        <div className="grid gap-3 pt-2">
          <a
            href={href("/sign-in-mail")}
            className={buttonClass(shared.length > 0 ? "secondary" : "primary", "large")}
          >
            {t("withMail")}
          </a>
          <p className="text-ink-soft text-sm">{t("withMailHelp")}</p>
        </div>
        <PasskeyButton onOutcome={follow} />
        {social.map((provider) => (
          <ProviderButton
            key={provider.key}
            provider={provider}
            variant="secondary"
            label={t("withProvider", { name: provider.name })}
          />
        ))}
      </div>
      <ForgottenWay shared={shared[0]?.name} />
      <p className="mt-8">
        {t("newHere")} <TextLink href={href("/sign-up")}>{t("join")}</TextLink>
      </p>
      <p className="mt-4 text-ink-soft text-sm">{t("freeToRead")}</p>
    </SignInLayout>
  )
}

/** For readers who no longer remember how they signed in. */
function ForgottenWay({ shared }: { shared: string | undefined }) {
  const t = useTranslations("auth")
  const href = useHref()
  return (
    <details className="group mt-8 border-y">
      <summary className="plain flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2 font-semibold">
        {t("forgottenWay")}
        <ChevronDown aria-hidden className="size-5 flex-none group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 pt-2 pb-6">
        <p className="text-ink-soft">{t("forgottenLead")}</p>
        <ol className="grid gap-5">
          <SignInHint title={t("forgottenMail")} text={t("forgottenMailText")}>
            <TextLink kind="stand-alone" href={href("/forgot-password")}>
              {t("forgottenMailLink")}
            </TextLink>
          </SignInHint>
          {shared ? (
            <>
              <SignInHint
                title={t("forgottenShared", { name: shared })}
                text={t("forgottenSharedText", { name: shared })}
              />
              <SignInHint title={t("forgottenOld", { name: shared })} text={t("forgottenOldText")}>
                <TextLink kind="stand-alone" href={href("/auth/sign-in-old")}>
                  {t("forgottenOldLink")}
                </TextLink>
              </SignInHint>
            </>
          ) : null}
        </ol>
      </div>
    </details>
  )
}

function SignInHint({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <li className="border-rule-strong border-s-2 ps-4">
      <p className="font-semibold">{title}</p>
      <p className="text-ink-soft text-sm">{text}</p>
      {children}
    </li>
  )
}
