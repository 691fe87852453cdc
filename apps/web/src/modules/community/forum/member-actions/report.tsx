import { useNavigate } from "@tanstack/react-router"
import { Flag } from "lucide-react"
import { useTranslations } from "use-intl"
import { ReportTool } from "#web/kits/subject-tools/report-tool.tsx"
import { useAction } from "#web/lib/api/use-action.ts"
import { isEditorFor } from "#web/lib/auth/guards.ts"
import { useUser } from "#web/lib/page/use-app.ts"
import { tool } from "#web/ui/control/tool.ts"

interface ReportProps {
  readonly noun: "question" | "answer" | "comment"
  readonly id: string
}

/** Members report to the editors; moderators add it to their queue and decide there, with a reason. */
export function Report(props: ReportProps) {
  return isEditorFor(useUser(), "moderator") ? <Moderate {...props} /> : <ToEditors {...props} />
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

function ToEditors({ noun, id }: ReportProps) {
  const t = useTranslations("asking")
  return <ReportTool noun={noun} id={id} title={t(`reportOf.${noun}`)} text={t("reportText")} />
}
