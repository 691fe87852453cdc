import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { SubmitButton } from "#web/ui/form/form.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"

interface RenewalPageProps {
  /** The form with the work history. */
  readonly children: ReactNode
}

/** The same questions as in the application, with new proof. */
export function RenewalPage({ children }: RenewalPageProps) {
  const t = useTranslations("screening")
  const href = useHref()
  return (
    <div className="page py-10">
      <div className="mx-auto w-full max-w-xl">
        <TextLink kind="stand-alone" href={href("/account/senpai")}>
          ← {t("back")}
        </TextLink>
        <h1 className="voice-serif mt-4 text-title">
          <LabelText text={t("renewalTitle")} />
        </h1>
        <p className="mt-3 text-ink-soft">{t("renewalLead")}</p>
        <div className="mt-8">{children}</div>
      </div>
    </div>
  )
}

export function RenewalButton() {
  const t = useTranslations("screening")
  return (
    <div>
      <SubmitButton size="large" busyLabel={t("working")}>
        {t("send")}
      </SubmitButton>
    </div>
  )
}
