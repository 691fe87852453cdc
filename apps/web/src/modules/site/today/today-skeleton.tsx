import { useTranslations } from "use-intl"
import { Skeleton } from "#web/ui/list/skeleton.tsx"

export function TodaySkeleton() {
  const t = useTranslations("home.today")
  return (
    <div className="max-w-measure">
      <Skeleton shape="text" lines={8} label={t("loading")} />
    </div>
  )
}
