import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { isEditorFor } from "#web/lib/auth/guards.ts"
import { useMember } from "#web/lib/page/use-app.ts"
import { Notice } from "#web/ui/overlay/notice.tsx"

export const useMayPublish = () => isEditorFor(useMember(), "reviewer")

/** What publishes. Other editors read who does it. */
export function ForReviewers({ children }: { children: ReactNode }) {
  const t = useTranslations("publishing")
  return useMayPublish() ? children : <Notice title={t("byReviewer")}>{t("byReviewerText")}</Notice>
}
