import { useQuery } from "@tanstack/react-query"
import { Ban, Pencil } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { FollowTool } from "#web/kits/subject-tools/follow-tool.tsx"
import { ReportTool } from "#web/kits/subject-tools/report-tool.tsx"
import { useAction } from "#web/lib/api/use-action.ts"
import { useHref, useUser } from "#web/lib/page/use-app.ts"
import { personalQuery } from "#web/lib/query/personal.ts"
import { Button } from "#web/ui/control/button.tsx"
import { tool } from "#web/ui/control/tool.ts"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import { OWN_PAGE } from "../address.ts"
import type { Mentor } from "../queries.ts"

interface ActionProps {
  readonly mentor: Mentor
}

/** Following, reporting and blocking; its owner changes the page instead. */
export function MemberActions({ mentor }: ActionProps) {
  const t = useTranslations("mentorActions")
  const href = useHref()
  const { data } = useQuery(personalQuery(`mentor:${mentor.id}`))
  if (useUser()?.id === mentor.id)
    return (
      <a href={href(OWN_PAGE)} className={tool}>
        <Pencil aria-hidden className="size-4.5" />
        {t("edit")}
      </a>
    )
  return (
    <>
      <FollowTool noun="mentor" id={mentor.id} />
      <ReportTool
        noun="mentor"
        id={mentor.id}
        title={t("report.of", { name: mentor.name })}
        text={t("report.text", { name: mentor.name })}
      />
      <Block mentor={mentor} />
      {data?.block.isBlocked ? <Notice>{t("block.hidden", { name: mentor.name })}</Notice> : null}
    </>
  )
}

/** Without notifying them. */
function Block({ mentor: { id, name } }: ActionProps) {
  const t = useTranslations("mentorActions.block")
  const [isOpen, setOpen] = useState(false)
  const block = useAction("PUT /v1/blocks/{id}", {
    touches: ["block", "blocks", "members", "mentors"],
    done: () => t("done", { name }),
    onDone: () => setOpen(false),
  })
  return (
    <>
      <button type="button" aria-label={t("of", { name })} className={tool} onClick={() => setOpen(true)}>
        <Ban aria-hidden className="size-4.5" />
        {t("press")}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t("of", { name })} closeLabel={t("cancel")}>
        <p className="text-ink-soft">{t("text", { name })}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {t("cancel")}
          </Button>
          <Button
            variant="danger"
            busy={block.underWay.length > 0}
            busyLabel={t("busy")}
            onClick={() => void block.run({ params: { id } })}
          >
            {t("press")}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
