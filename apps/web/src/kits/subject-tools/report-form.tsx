import {
  type ComplaintNounName,
  complaintReasons,
  complaintReasonTexts,
} from "@shirube/vocabulary/editorial/complaints/choices"
import { useLocale, useTranslations } from "use-intl"
import { Button } from "#web/ui/control/button.tsx"
import { TextAreaField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { RadioField } from "#web/ui/form/option-fields.tsx"

export interface Reported {
  readonly noun: ComplaintNounName
  readonly id: string
}

interface ReportFormProps extends Reported {
  /** What a report does. */
  readonly text: string
  readonly onCancel: () => void
  readonly onSent: () => void
}

/** Editors read the same reason as the reporter chose. Its page has the messages `forms` and `subjectTools`. */
export function ReportForm({ noun, id, text, onCancel, onSent }: ReportFormProps) {
  const t = useTranslations("subjectTools.report")
  const language = useLocale()
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
          <p className="text-ink-soft">{text}</p>
          <RadioField
            name={at("reason")}
            id={`reason-${id}`}
            label={t("question")}
            missing={t("missing")}
            required
            options={complaintReasons.map((reason) => ({
              value: reason,
              label: complaintReasonTexts[noun][reason][language],
            }))}
          />
          <TextAreaField
            name={at("words")}
            id={`words-${id}`}
            label={t("words")}
            help={t("wordsHelp")}
            rows={3}
          />
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
