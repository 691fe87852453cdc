import { complaintReasons, complaintReasonTexts } from "@shirube/vocabulary/editorial/complaints/choices"
import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { RadioField } from "#web/ui/form/option-fields.tsx"
import type { Member } from "./queries.ts"

interface ReportFormProps {
  readonly member: Member
  readonly onCancel: () => void
  readonly onSent: () => void
}

export function ReportForm({ member, onCancel, onSent }: ReportFormProps) {
  const { language } = useApp().locale
  const t = useTranslations("members")
  return (
    <Form
      route="PUT /v1/complaints/{noun}/{id}"
      params={{ noun: "member", id: member.id }}
      problems={t("problems")}
      className="grid gap-5"
      onDone={onSent}
    >
      {(at) => (
        <>
          <p className="text-ink-soft">{t("reportText", { name: member.displayName })}</p>
          <RadioField
            name={at("reason")}
            label={t("reportTitle")}
            missing={t("reasonMissing")}
            required
            options={complaintReasons.map((reason) => ({
              value: reason,
              label: complaintReasonTexts.member[reason][language],
            }))}
          />
          <TextAreaField name={at("words")} label={t("words")} help={t("wordsHelp")} rows={3} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={onCancel}>
              {t("cancel")}
            </Button>
            <SubmitButton busyLabel={t("sending")}>{t("send")}</SubmitButton>
          </div>
        </>
      )}
    </Form>
  )
}
