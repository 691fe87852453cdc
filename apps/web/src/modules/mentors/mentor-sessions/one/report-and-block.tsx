import { Ban, Flag } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { ReportDialog } from "#web/kits/subject-tools/report-dialog.tsx"
import { useAction } from "#web/lib/api/use-action.ts"
import { Button } from "#web/ui/control/button.tsx"
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx"
import { type Session, sessionTag } from "../queries.ts"

export function ReportAndBlock({ session }: { session: Session }) {
  const t = useTranslations("mentorSessions.reporting")
  return (
    <section aria-labelledby="reporting" className="grid gap-2 border-t pt-5">
      <h2 id="reporting" className="font-semibold">
        {t("title")}
      </h2>
      <p className="max-w-measure text-ink-soft text-sm">{t("lead")}</p>
      <div className="flex flex-wrap gap-3">
        <Report session={session} />
        <Block session={session} />
      </div>
    </section>
  )
}

/** Without notifying the other person. */
function Report({ session: { id, other } }: { session: Session }) {
  const t = useTranslations("mentorSessions.reporting")
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        icon={<Flag aria-hidden className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {t("report")}
      </Button>
      <ReportDialog
        noun="session"
        id={id}
        title={t("report")}
        text={t("reportText", { name: other.name })}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

function Block({ session: { id, other } }: { session: Session }) {
  const t = useTranslations("mentorSessions.reporting")
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { name } = other
  const block = useAction("PUT /v1/blocks/{id}", {
    touches: ["block", "blocks", "members", "mentor-sessions", sessionTag(id)],
    done: () => t("blocked", { name }),
    onDone: close,
  })
  return (
    <>
      <Button
        variant="quiet"
        className="px-0!"
        icon={<Ban aria-hidden className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        {t("block", { name })}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        title={t("blockTitle", { name })}
        back={t("back")}
        label={t("blockConfirm")}
        busyLabel={t("sending")}
        isBusy={block.underWay.length > 0}
        onConfirm={() => void block.run({ params: { id: other.id } })}
      >
        <p>{t("blockText", { name })}</p>
      </ConfirmDialog>
    </>
  )
}
