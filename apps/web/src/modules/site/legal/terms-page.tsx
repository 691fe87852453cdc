import { LEAVING_DAYS } from "@shirube/vocabulary/identity/deletion/retention"
import { consentVersions } from "@shirube/vocabulary/people/consents/kinds"
import { OF_AGE, YOUNGEST } from "@shirube/vocabulary/people/profile/choices"
import { useTranslations } from "use-intl"
import { TextPage } from "#web/kits/text-page/text-page.tsx"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"

const version = consentVersions.terms

const names = [
  "scope",
  "account",
  "cost",
  "conduct",
  "content",
  "information",
  "matching",
  "events",
  "volunteers",
  "measures",
  "availability",
  "liability",
  "leaving",
  "changes",
  "law",
  "contact",
] as const

export function TermsPage() {
  const t = useTranslations("terms")
  const href = useHref()
  const day = useDay()
  const { helpEmail } = useApp().settings
  const facts = { helpEmail, youngest: YOUNGEST, ofAge: OF_AGE, leavingDays: LEAVING_DAYS }
  return (
    <TextPage
      title={t("title")}
      lead={t("lead")}
      version={t("version", { version, day: day(version) })}
      contents={t("contents")}
      sections={names.map((name) => ({
        id: name,
        title: t(`sections.${name}.title`),
        text: t(`sections.${name}.text`, facts),
      }))}
      other={{ href: href("/privacy"), label: t("other") }}
      helpEmail={helpEmail}
    />
  )
}
