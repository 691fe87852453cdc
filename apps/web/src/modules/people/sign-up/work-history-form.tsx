import { FILE_LIMIT_BYTES } from "@shirube/vocabulary/http/body"
import { MOST_WORKPLACES } from "@shirube/vocabulary/people/profile/choices"
import { topics, topicTexts } from "@shirube/vocabulary/topics"
import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { documentTypes } from "#web/ui/control/file-box.tsx"
import { SelectField } from "#web/ui/form/choice-fields.tsx"
import { MonthField } from "#web/ui/form/date-fields.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextAreaField, TextField } from "#web/ui/form/fields.tsx"
import { FileField } from "#web/ui/form/file-field.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { CheckboxesField } from "#web/ui/form/option-fields.tsx"
import { Rows } from "#web/ui/form/rows.tsx"
import { Notice } from "#web/ui/overlay/notice.tsx"
import type { SenpaiApplication } from "./queries.ts"

interface Option {
  readonly value: string
  readonly label: string
}

interface WorkHistoryFormProps {
  /** To renew the screening, with new proof; `sent`: what was sent is changed. */
  readonly renewal?: "new" | "sent"
  readonly application: SenpaiApplication["application"]
  readonly industries: readonly Option[]
  readonly occupations: readonly Option[]
  readonly thisYear: number
  readonly onSaved: () => Promise<void>
  readonly children: ReactNode
}

const LONGEST_CAREER = 40
interface Workplace {
  company: string
  since: string
  until?: string
  industry: string
  occupation: string
  city: string
}
const blank: Workplace = { company: "", since: "", industry: "", occupation: "", city: "" }

export function WorkHistoryForm({
  renewal,
  application,
  industries,
  occupations,
  thisYear,
  onSaved,
  children,
}: WorkHistoryFormProps) {
  const t = useTranslations("signUp")
  const language = useLocale()
  const years = Array.from({ length: LONGEST_CAREER }, (_, place) => thisYear - place)
  const start = application && {
    topics: application.topics,
    workplaces: application.workplaces.map(({ until, ...workplace }) => ({
      ...workplace,
      ...(until === null ? {} : { until }),
    })),
    ...(application.proofLink === null || renewal === "new" ? {} : { proofLink: application.proofLink }),
    ...(application.proofText === null || renewal === "new" ? {} : { proofText: application.proofText }),
    ...(application.proofFileId === null ? {} : { proofFileId: application.proofFileId }),
  }
  return (
    <Form
      route={renewal ? "PUT /v1/senpai/renewal" : "PUT /v1/senpai/application"}
      problems={t("problems")}
      start={start ?? { workplaces: [blank], topics: [] }}
      onDone={onSaved}
    >
      {(at) => (
        <>
          <DraftKeeper of={renewal ? "senpai-renewal" : "senpai-application"} />
          {application?.screenedWorkplaces && !renewal ? (
            <Notice title={t("screenedTitle")}>
              <p>{t("screenedText")}</p>
            </Notice>
          ) : null}
          <Rows
            name={at("workplaces")}
            label={t("workplaces")}
            blank={blank}
            most={MOST_WORKPLACES}
            add={t("addWorkplace")}
            rowLabel={(place) => t("workplaceRow", { place })}
          >
            {(row) => (
              <>
                <TextField name={row("company")} label={t("company")} required autoComplete="organization" />
                <MonthField name={row("since")} label={t("since")} years={years} usual={[4]} required />
                <MonthField name={row("until")} label={t("until")} help={t("untilHelp")} years={years} />
                <SelectField
                  name={row("industry")}
                  label={t("industry")}
                  placeholder={t("choose")}
                  options={industries}
                  required
                />
                <SelectField
                  name={row("occupation")}
                  label={t("occupation")}
                  placeholder={t("choose")}
                  options={occupations}
                  required
                />
                <TextField name={row("city")} label={t("city")} required autoComplete="address-level2" />
              </>
            )}
          </Rows>
          <CheckboxesField
            name={at("topics")}
            label={t("topics")}
            most={topics.length}
            options={topics.map((topic) => ({ value: topic, label: topicTexts[topic].name[language] }))}
            missing={t("topicsMissing")}
            required
          />
          <p className="border-t pt-6">{t("proofLead")}</p>
          <TextField
            name={at("proofLink")}
            label={t("proofLink")}
            help={t("proofLinkHelp")}
            type="url"
            inputMode="url"
            autoComplete="url"
          />
          <FileField
            name={at("proofFileId")}
            label={t("proofFile")}
            help={t("proofFileHelp")}
            purpose="senpai-proof"
            accept={documentTypes}
            mostBytes={FILE_LIMIT_BYTES}
          />
          <TextAreaField name={at("proofText")} label={t("proofText")} help={t("proofTextHelp")} rows={4} />
          {children}
        </>
      )}
    </Form>
  )
}
