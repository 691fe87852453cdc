import { useNavigate } from "@tanstack/react-router"
import { useTranslations } from "use-intl"
import { useAction } from "#web/lib/api/use-action.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx"
import { askHref } from "../address.ts"
import { tagsOf } from "./facts.ts"

interface RemoveDialogProps {
  readonly noun: "question" | "answer" | "comment"
  readonly id: string
  readonly questionId: string
  readonly open: boolean
  readonly onClose: () => void
}

const routes = {
  question: "DELETE /v1/questions/{id}",
  answer: "DELETE /v1/answers/{id}",
  comment: "DELETE /v1/comments/{id}",
} as const

/** Asks for confirmation. Withdrawing a question leads back to the list. */
export function RemoveDialog({ noun, id, questionId, open, onClose }: RemoveDialogProps) {
  const t = useTranslations("asking")
  const href = useHref()
  const navigate = useNavigate()
  const isQuestion = noun === "question"
  const remove = useAction(routes[noun], {
    touches: isQuestion ? ["questions"] : tagsOf(questionId),
    done: () => t(`removed.${noun}`),
  })
  const confirm = async () => {
    if (!(await remove.run({ params: { id } }))) return
    onClose()
    if (isQuestion) await navigate({ href: href(askHref()) })
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t(`removeTitle.${noun}`)}
      back={t("cancel")}
      label={t(`remove.${noun}`)}
      busyLabel={t("removing")}
      isBusy={remove.underWay.length > 0}
      onConfirm={() => void confirm()}
    >
      <p>{t(`removeText.${noun}`)}</p>
    </ConfirmDialog>
  )
}
