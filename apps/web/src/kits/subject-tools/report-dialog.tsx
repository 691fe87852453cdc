import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { type Reported, ReportForm } from "./report-form.tsx"

interface ReportDialogProps extends Reported {
  readonly title: string
  /** What a report does. */
  readonly text: string
  readonly open: boolean
  readonly onClose: () => void
}

export function ReportDialog({ title, open, onClose, ...reported }: ReportDialogProps) {
  const t = useTranslations("subjectTools.report")
  const { status } = useApp()
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t("cancel")}>
      {open ? (
        <ReportForm
          {...reported}
          onCancel={onClose}
          onSent={() => {
            onClose()
            status.show({ kind: "success", message: t("done") })
          }}
        />
      ) : null}
    </Dialog>
  )
}
