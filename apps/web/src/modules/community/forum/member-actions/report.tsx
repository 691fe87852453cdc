import { useNavigate } from "@tanstack/react-router"
import { Flag } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useApp, useUser } from "#web/lib/page/use-app.ts"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { tool } from "../thread/tool-row.ts"
import { useOpened, withFormTexts } from "./use-opened.ts"

const loadForm = withFormTexts(async () => (await import("../asking/report-form.tsx")).ReportForm)

interface ReportProps {
  readonly noun: "question" | "answer" | "comment"
  readonly id: string
}

/** Members report to the editors; editors add it to their queue and decide there, with a reason. */
export function Report(props: ReportProps) {
  return useUser()?.role === "editor" ? <Moderate {...props} /> : <ToEditors {...props} />
}

function Moderate({ noun, id }: ReportProps) {
  const t = useTranslations("asking")
  const navigate = useNavigate()
  const bring = useAction("POST /v1/editors/posts/{noun}/{id}/review", {
    touches: ["reviews"],
    onDone: ({ reviewId }) =>
      void navigate({
        to: "/editors/$queue",
        params: { queue: "moderation" },
        search: { review: reviewId },
      }),
  })
  return (
    <button type="button" className={tool} onClick={() => void bring.run({ params: { noun, id } })}>
      <Flag aria-hidden className="size-4.5" />
      {t("moderate")}
    </button>
  )
}

/** The author does not learn who reported it. */
function ToEditors({ noun, id }: ReportProps) {
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
