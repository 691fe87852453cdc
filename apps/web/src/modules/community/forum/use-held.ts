import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"

/** Tells the member that their post is held for review. */
export function useHeldForReviewNotice(): (isHeld: boolean) => void {
  const t = useTranslations("asking")
  const { status } = useApp()
  return (isHeld) => {
    if (isHeld) status.show({ kind: "info", message: t("held") })
  }
}
