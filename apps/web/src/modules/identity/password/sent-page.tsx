import { useTranslations } from "use-intl"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { SignInLayout } from "#web/ui/site/sign-in-layout.tsx"

/** The same for every email address, so that it does not reveal who has an account. */
export function SentPage() {
  const t = useTranslations("password")
  const labels = useTranslations("auth")
  const href = useHref()
  const { settings } = useApp()
  return (
    <SignInLayout title={t("sentTitle")} lead={t("sentLead")}>
      <h2 className="font-semibold">{t("sentNothing")}</h2>
      <ul className="mt-2 list-disc ps-5 text-ink-soft">
        <li>{t("sentSpam")}</li>
        <li>{t("sentOther")}</li>
        <li>{t("sentShared")}</li>
      </ul>
      {settings.devTools ? (
        <div className="mt-8">
          <Notice title={t("demoTitle")}>
            <p>{t("demoText")}</p>
            <TextLink kind="stand-alone" href={href("/dev/mailbox")}>
              {t("demoLink")}
            </TextLink>
          </Notice>
        </div>
      ) : null}
      <div className="mt-8 grid justify-items-start border-t pt-4">
        <TextLink kind="stand-alone" href={href("/forgot-password")}>
          {t("again")}
        </TextLink>
        <TextLink kind="stand-alone" href={href("/sign-in")}>
          {labels("backToSignIn")}
        </TextLink>
      </div>
    </SignInLayout>
  )
}
