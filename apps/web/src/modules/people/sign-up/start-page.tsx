import { useEffect } from "react"
import { useTranslations } from "use-intl"
import { rememberReferrer } from "#web/lib/auth/redirect-target.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"

const reasons = ["save", "ask", "match"] as const

export function StartPage() {
  const t = useTranslations("signUp")
  const href = useHref()
  useEffect(rememberReferrer, [])
  return (
    <SignInLayout title={t("startTitle")} lead={t("startLead")}>
      <ul className="grid gap-3 border-y py-6">
        {reasons.map((reason) => (
          <li key={reason} className="border-rule-strong border-s-2 ps-4">
            {t(`reason.${reason}`)}
          </li>
        ))}
      </ul>
      <h2 className="voice-serif mt-8 text-heading">{t("whoTitle")}</h2>
      <div className="mt-4 grid gap-6">
        <div className="grid gap-2">
          <a href={href("/sign-up/select-login?as=student")} className={buttonClass("primary", "large")}>
            {t("asStudent")}
          </a>
          <p className="text-ink-soft text-sm">{t("asStudentText")}</p>
        </div>
        <div className="grid gap-2">
          <a
            href={href("/sign-up/select-login?as=senpai")}
            className={classNames(buttonClass("secondary", "large"), "text-center")}
          >
            {t("asSenpai")}
          </a>
          <p className="text-ink-soft text-sm">{t("asSenpaiText")}</p>
        </div>
      </div>
      <section className="mt-8 border-t pt-6">
        <h2 className="font-semibold">{t("companyTitle")}</h2>
        <p className="text-ink-soft text-sm">{t("companyText")}</p>
        <TextLink kind="stand-alone" href={href("/redirect/jportmatch-company-list")}>
          {t("companyLink")}
        </TextLink>
      </section>
      <p className="mt-8 border-t pt-6">
        {t("haveAccount")} <TextLink href={href("/sign-in")}>{t("signIn")}</TextLink>
      </p>
    </SignInLayout>
  )
}
