import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/use-app.ts"

/** Says kindly that something waits for an editor, where it does. */
export function useHeld(): (isHeld: boolean) => void {
  const t = useTranslations("asking")
  const { status } = useApp()
  return (isHeld) => {
    if (isHeld) status.show({ kind: "info", message: t("held") })
  }
}
