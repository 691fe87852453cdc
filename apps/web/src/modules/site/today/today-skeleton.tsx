import { useTranslations } from "use-intl"
import { Skeleton } from "#web/ui/list/skeleton.tsx"

/** Two columns with a rule above each, as what comes. */
export function TodaySkeleton() {
  const t = useTranslations("home.today")
  return (
    <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-2">
      <div className="section-rule">
        <Skeleton shape="text" lines={6} label={t("loading")} />
      </div>
      <div aria-hidden className="section-rule max-lg:hidden">
        <Skeleton shape="text" lines={6} label="" />
      </div>
    </div>
  )
}
