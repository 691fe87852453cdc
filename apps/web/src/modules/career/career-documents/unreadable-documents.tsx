import { useTranslations } from "use-intl"
import { Notice } from "#web/ui/overlay/notice.tsx"

interface UnreadableDocumentsProps {
  /** Documents that cannot be opened, because a key is missing on the server. */
  readonly unreadable: number
}

export function UnreadableDocuments({ unreadable }: UnreadableDocumentsProps) {
  const t = useTranslations("careerDocuments.unreadable")
  if (unreadable === 0) return null
  return (
    <Notice kind="warn" title={t("title", { count: unreadable })}>
      {t("text")}
    </Notice>
  )
}
