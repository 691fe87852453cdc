import { Flag } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/use-app.ts"
import { Dialog } from "#web/ui/dialog.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { tool } from "../thread/tool-row.ts"
import { useOpened, withFormTexts } from "./use-opened.ts"

const loadForm = withFormTexts(async () => (await import("../asking/report-form.tsx")).ReportForm)

interface ReportProps {
  readonly noun: "question" | "answer" | "comment"
  readonly id: string
}

/** To the editors; whoever wrote it does not learn who told them. */
export function Report({ noun, id }: ReportProps) {
  const t = useTranslations("asking")
  const { status } = useApp()
  const [isOpen, setOpen] = useState(false)
  const ReportForm = useOpened(isOpen, loadForm)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" aria-label={t(`reportOf.${noun}`)} onClick={() => setOpen(true)} className={tool}>
        <Flag aria-hidden className="size-4.5" />
        {t("report")}
      </button>
      <Dialog open={isOpen} onClose={close} title={t(`reportOf.${noun}`)} closeLabel={t("cancel")}>
        {!isOpen ? null : ReportForm ? (
          <ReportForm
            noun={noun}
            id={id}
            onCancel={close}
            onSent={() => {
              close()
              status.show({ kind: "success", message: t("reported") })
            }}
          />
        ) : (
          <Skeleton shape="text" lines={4} label={t("loading")} />
        )}
      </Dialog>
    </>
  )
}
