import { slowModes } from "@shirube/vocabulary/community/forum/choices"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { tagsOf } from "../member-actions/facts.ts"

interface SlowDialogProps {
  readonly questionId: string
  readonly open: boolean
  readonly onClose: () => void
}

export function SlowDialog({ questionId, open, onClose }: SlowDialogProps) {
  const t = useTranslations("asking")
  const begin = useAction("PUT /v1/editors/questions/{id}/slow-mode", {
    touches: tagsOf(questionId),
    done: () => t("slow.begun"),
    onDone: onClose,
  })
  return (
    <Dialog open={open} onClose={onClose} title={t("slow.begin")} closeLabel={t("cancel")}>
      <p className="text-ink-soft">{t("slow.lead")}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {slowModes.map((minutes) => (
          <Button
            key={minutes}
            variant="secondary"
            onClick={() => void begin.run({ params: { id: questionId }, body: { minutes } })}
          >
            {t("slow.minutes", { minutes })}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
