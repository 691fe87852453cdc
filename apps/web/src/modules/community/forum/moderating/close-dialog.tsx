import { lockReasons } from "@shirube/vocabulary/community/forum/choices"
import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { RadioField } from "#web/ui/form/option-fields.tsx"
import { Dialog } from "#web/ui/overlay/dialog.tsx"
import { useRefetchQuestion } from "../member-actions/facts.ts"

interface CloseDialogProps {
  readonly questionId: string
  readonly open: boolean
  readonly onClose: () => void
}

export function CloseDialog({ questionId, open, onClose }: CloseDialogProps) {
  const t = useTranslations("asking")
  const tForum = useTranslations("forum")
  const { status } = useApp()
  const refetch = useRefetchQuestion(questionId)
  return (
    <Dialog open={open} onClose={onClose} title={t("closeQuestion")} closeLabel={t("cancel")}>
      <Form
        route="PUT /v1/editors/questions/{id}/lock"
        params={{ id: questionId }}
        problems={t("problems")}
        className="grid gap-5"
        onDone={() => {
          status.show({ kind: "success", message: t("closed") })
          refetch()
          onClose()
        }}
      >
        {(at) => (
          <>
            <p className="text-ink-soft">{t("closeLead")}</p>
            <RadioField
              name={at("reason")}
              label={t("closeTitle")}
              missing={t("closeMissing")}
              required
              options={lockReasons.map((reason) => ({
                value: reason,
                label: tForum(`lockReasons.${reason}`),
              }))}
            />
            <div className="flex flex-wrap justify-end gap-3">
              <Button variant="quiet" onClick={onClose}>
                {t("cancel")}
              </Button>
              <SubmitButton busyLabel={t("closing")}>{t("closeQuestion")}</SubmitButton>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  )
}
