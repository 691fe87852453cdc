import { useTranslations } from "use-intl"
import { ReportTool } from "#web/kits/subject-tools/report-tool.tsx"
import { useUser } from "#web/lib/page/use-app.ts"
import type { PublicThankYou } from "../queries.ts"

/** The student who wrote it changes it on the session's page instead. */
export function ThankYouTools({ thankYou: { id, by } }: { thankYou: PublicThankYou }) {
  const t = useTranslations("thankYouTools")
  if (useUser()?.id === by.id) return null
  return (
    <div className="no-print ps-4">
      <ReportTool
        noun="thank-you"
        id={id}
        title={t("report", { name: by.name })}
        text={t("reportText", { name: by.name })}
      />
    </div>
  )
}
