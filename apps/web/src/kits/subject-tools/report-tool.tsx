import { Flag } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import type { RouterContext } from "#web/lib/page/router-context.ts"
import { useApp } from "#web/lib/page/use-app.ts"
import { useLoaded } from "#web/lib/query/use-loaded.ts"
import { tool } from "#web/ui/control/tool.ts"
import type { Reported } from "./report-form.tsx"

const loadDialog = async ({ locale }: RouterContext) => {
  const [part] = await Promise.all([import("./report-dialog.tsx"), locale.need(["forms"])])
  return part.ReportDialog
}

interface ReportToolProps extends Reported {
  readonly title: string
  /** What a report does. */
  readonly text: string
}

/** Its owner does not learn who reported it. */
export function ReportTool({ title, ...reported }: ReportToolProps) {
  const t = useTranslations("subjectTools.report")
  const [isOpen, setOpen] = useState(false)
  const ReportDialog = useLoaded(isOpen && loadDialog, useApp())
  return (
    <>
      <button type="button" aria-label={title} className={tool} onClick={() => setOpen(true)}>
        <Flag aria-hidden className="size-4.5" />
        {t("press")}
      </button>
      {ReportDialog ? (
        <ReportDialog {...reported} title={title} open={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
