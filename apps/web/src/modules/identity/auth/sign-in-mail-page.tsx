import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"
import { CredentialsForm } from "./credentials-form.tsx"
import { SecondFactorStep } from "./second-factor-step.tsx"
import { usePasskeyAutofill } from "./use-passkey-autofill.ts"
import { useArrival, useSignIn } from "./use-sign-in.ts"

export function SignInMailPage() {
  const t = useTranslations("auth")
  const href = useHref()
  const { pending, follow, startOver } = useSignIn(useArrival())
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
