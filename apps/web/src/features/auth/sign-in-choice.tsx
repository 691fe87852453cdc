import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/use-app.ts"
import { buttonClass } from "#web/ui/button.tsx"
import { AuthPage } from "./auth-page.tsx"

export function SignInChoice() {
  const t = useTranslations("auth")
  const href = useHref()
  return (
    <AuthPage title={t("signInTitle")} lead={t("signInLead")}>
      <div className="border-t pt-6">
        <a href={href("/sign-in-mail")} className={`${buttonClass("primary", "large")} w-full`}>
          {t("withMail")}
        </a>
        <p className="mt-3 text-ink-soft text-sm">{t("withMailHelp")}</p>
      </div>
      <p className="mt-10 text-ink-soft text-sm">{t("freeToRead")}</p>
    </AuthPage>
  )
}
