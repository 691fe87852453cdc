import {
  LEAST_ANSWER,
  LONGEST_ANSWER,
  MOST_AMBASSADOR_LANGUAGES,
  MOST_HOURS,
} from "@shirube/vocabulary/people/ambassador/limits"
import { useTranslations } from "use-intl"
import { useApp } from "#web/lib/page/use-app.ts"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { NumberField, TextAreaField, TextField } from "#web/ui/form/fields.tsx"
import { Form, SubmitButton } from "#web/ui/form/form.tsx"
import { ListsField } from "#web/ui/form/reference-fields.tsx"
import { type Application, ambassadorQuery } from "./queries.ts"

interface ApplicationFormProps {
  readonly application: Application | null
  /** Defaults for a first application. */
  readonly known: Pick<Application, "languages" | "contact">
  readonly onSent: () => Promise<void>
}

const limits = { least: LEAST_ANSWER, most: LONGEST_ANSWER }

export function ApplicationForm({ application, known, onSent }: ApplicationFormProps) {
  const t = useTranslations("ambassador")
  const { queries } = useApp()
  return (
    <Form
      route="PUT /v1/ambassador/application"
      problems={t("problems")}
      start={application ?? { motivation: "", plan: "", ...known }}
      onDone={async (answer) => {
        ;(await queries.open()).setQueryData(ambassadorQuery.queryKey, answer)
        await onSent()
      }}
    >
      {(at) => (
        <>
          <DraftKeeper of="ambassador-application" />
          <TextAreaField
            name={at("motivation")}
            label={t("motivation")}
            help={t("answerHelp", limits)}
            missing={t("motivationMissing")}
            rows={6}
            required
          />
          <TextAreaField
            name={at("plan")}
            label={t("plan")}
            help={t("planHelp", limits)}
            missing={t("planMissing")}
            rows={6}
            required
          />
          <ListsField
            kind="languages"
            name={at("languages")}
            label={t("languages")}
            placeholder={t("languagesPlaceholder")}
            missing={t("languagesMissing")}
            most={MOST_AMBASSADOR_LANGUAGES}
            required
          />
          <NumberField
            name={at("hoursPerWeek")}
            label={t("hours")}
            help={t("hoursHelp", { most: MOST_HOURS })}
            missing={t("hoursMissing")}
            className="max-w-32"
            required
          />
          <TextField
            name={at("contact")}
            label={t("contact")}
            help={t("contactHelp")}
            missing={t("contactMissing")}
            autoComplete="off"
            required
          />
          <div className="pt-2">
            <SubmitButton size="large" busyLabel={t("sending")}>
              {t(application ? "sendAgain" : "send")}
            </SubmitButton>
          </div>
        </>
      )}
    </Form>
  )
}
