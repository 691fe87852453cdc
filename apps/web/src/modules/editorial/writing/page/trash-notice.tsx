import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useDay } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { WRITING, type WritingDocument } from "../queries.ts"

interface TrashNoticeProps {
  readonly document: WritingDocument
  readonly onRestored: (document: WritingDocument) => void
}

export function TrashNotice({ document, onRestored }: TrashNoticeProps) {
  const t = useTranslations("writingDesk")
  const day = useDay()
  const restoring = useAction("POST /v1/editors/writing/{noun}/{id}/restore", {
    touches: [WRITING],
    done: () => t("trash.restored"),
    onDone: onRestored,
  })
  const { noun, id, deletedAt } = document
  return (
    <div className="mt-5 max-w-measure">
      <Notice kind="warn" title={t("trash.title")}>
        <p>{deletedAt ? t("trash.until", { day: day(deletedAt) }) : null}</p>
        <p className="mt-3">
          <Button
            variant="secondary"
            busy={restoring.underWay.length > 0}
            onClick={() => void restoring.run({ params: { noun, id } })}
          >
            {t("trash.restore")}
          </Button>
        </p>
      </Notice>
    </div>
  )
}
