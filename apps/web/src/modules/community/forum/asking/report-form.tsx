import { complaintReasons, complaintReasonTexts } from "@shirube/vocabulary/editorial/complaints/choices"
import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { RadioField } from "#web/ui/form/option-fields.tsx"
import { FormEnd } from "./form-parts.tsx"

interface ReportFormProps {
  readonly noun: "question" | "answer" | "comment"
  readonly id: string
  readonly onCancel: () => void
  readonly onSent: () => void
}

export function ReportForm({ noun, id, onCancel, onSent }: ReportFormProps) {
  const { language } = useApp().locale
  const t = useTranslations("asking")
  return (
    <Form
      route="PUT /v1/complaints/{noun}/{id}"
      params={{ noun, id }}
      problems={t("problems")}
      className="grid gap-5"
      onDone={onSent}
    >
      {(at) => (
        <>
          <p className="text-ink-soft">{t("reportText")}</p>
          <RadioField
            name={at("reason")}
            id={`reason-${id}`}
            label={t("reportQuestion")}
            missing={t("reasonMissing")}
            required
            options={complaintReasons.map((reason) => ({
              value: reason,
              label: complaintReasonTexts[noun][reason][language],
            }))}
          />
          <TextAreaField
            name={at("words")}
            id={`words-${id}`}
            label={t("reportWords")}
            help={t("reportWordsHelp")}
            rows={3}
          />
          <FormEnd submit={t("sendReport")} onCancel={onCancel} />
        </>
      )}
    </Form>
  )
}
