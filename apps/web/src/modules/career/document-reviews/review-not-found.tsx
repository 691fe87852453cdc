import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { NotThere } from "#web/ui/list/not-there.tsx"
import { REVIEWS_PATH } from "./address.ts"

export function ReviewNotFound() {
  const t = useTranslations("documentReviews.notFound")
  const href = useHref()
  return (
    <NotThere title={t("title")} text={t("text")} back={{ href: href(REVIEWS_PATH), label: t("back") }} />
  )
}
