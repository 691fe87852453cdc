import {
  ARCHIVE_DAYS,
  ARTICLE_FEEDBACK_DAYS,
  FIGURE_DAYS,
  LEAVING_DAYS,
  PUBLIC_REMOVAL_DAYS,
  RECORD_DAYS,
} from "@shirube/vocabulary/identity/deletion/retention"
import { personalKinds } from "@shirube/vocabulary/identity/export/personal-kinds"
import { consentVersions } from "@shirube/vocabulary/people/consents/kinds"
import { OF_AGE, YOUNGEST } from "@shirube/vocabulary/people/profile/choices"
import { COOKIE_SECONDS, REFRESH_TOKEN_SECONDS } from "@shirube/vocabulary/product"
import { useTranslations } from "use-intl"
import { TextPage } from "#web/kits/text-page/text-page.tsx"
import { useApp, useHref } from "#web/lib/page/use-app.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"

const version = consentVersions.privacy

const names = [
  "who",
  "collected",
  "sources",
  "purposes",
  "basis",
  "others",
  "matching",
  "abroad",
  "retention",
  "security",
  "cookies",
  "counting",
  "external",
  "minors",
  "rights",
  "changes",
] as const

const daysOf = (seconds: number) => seconds / 86_400

/** The actual limits that the product enforces. */
const kept = {
  youngest: YOUNGEST,
  ofAge: OF_AGE,
  leavingDays: LEAVING_DAYS,
  publicRemovalDays: PUBLIC_REMOVAL_DAYS,
  archiveDays: ARCHIVE_DAYS,
  recordDays: RECORD_DAYS,
  feedbackDays: ARTICLE_FEEDBACK_DAYS,
  figureDays: FIGURE_DAYS,
  localDays: daysOf(REFRESH_TOKEN_SECONDS.local),
  ssoDays: daysOf(REFRESH_TOKEN_SECONDS.sso),
  cookieDays: daysOf(COOKIE_SECONDS),
}

export function PrivacyPage() {
  const t = useTranslations("privacy")
  const href = useHref()
  const day = useDay()
  const { helpEmail, analyticsId } = useApp().settings
  const facts = { ...kept, helpEmail, analytics: analyticsId ? "on" : "off" }
  const collected = personalKinds.map((kind) => `- ${t(`collected.${kind}`)}`).join("\n")
  return (
    <TextPage
      title={t("title")}
      lead={t("lead")}
      version={t("version", { version, day: day(version) })}
      contents={t("contents")}
      sections={names.map((name) => ({
        id: name,
        title: t(`sections.${name}.title`, facts),
        text: [...(name === "collected" ? [collected] : []), t(`sections.${name}.text`, facts)].join("\n"),
      }))}
      other={{ href: href("/terms"), label: t("other") }}
      helpEmail={helpEmail}
    />
  )
}
