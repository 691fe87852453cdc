// What the program adds to the privacy policy: what it stores, and what browsers send elsewhere under these settings.
import { personalKinds } from "@shirube/vocabulary/identity/export/personal-kinds"
import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import type { PageComponents } from "./site-page.tsx"

function Collected() {
  const t = useTranslations("privacyParts")
  return (
    <ul>
      {personalKinds.map((kind) => (
        <li key={kind}>{t(`collected.${kind}`)}</li>
      ))}
    </ul>
  )
}

function AnalyticsAbroad() {
  const t = useTranslations("privacyParts.analytics")
  return useApp().settings.analyticsId ? (
    <ul>
      <li>{t("abroad")}</li>
    </ul>
  ) : null
}

function AnalyticsExternal() {
  const t = useTranslations("privacyParts.analytics")
  return <p>{t("external", { analytics: useApp().settings.analyticsId ? "on" : "off" })}</p>
}

export const privacyParts: PageComponents = {
  collected: Collected,
  "analytics-abroad": AnalyticsAbroad,
  "analytics-external": AnalyticsExternal,
}
