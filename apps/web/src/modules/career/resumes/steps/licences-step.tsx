import {
  LONGEST_RESUME_LINE,
  MOST_LICENCES,
  MOST_RESUME_LANGUAGES,
} from "@shirube/vocabulary/career/resumes/choices"
import { languageLevels } from "@shirube/vocabulary/people/profile/choices"
import { useTranslations } from "use-intl"
import { WordsField } from "#web/kits/drafts/fields.tsx"
import { useList } from "#web/lib/reference/use-list.ts"
import { blankLanguage, blankLicence, type ResumeContent } from "../content.ts"
import { ChoiceField, DayField } from "../editor/choice-field.tsx"
import { MonthField } from "../editor/month-field.tsx"
import { RowList } from "../editor/row-list.tsx"
import { StepPart } from "../editor/step-part.tsx"

interface LicencesStepProps {
  readonly content: ResumeContent
  readonly put: (path: string, value: unknown) => void
}

export function LicencesStep({ content: { licences, languages }, put }: LicencesStepProps) {
  const t = useTranslations("resumes.licences")
  const { choices, known } = useList("languages")
  const codes = choices.map(({ value, label }) => ({ value, label }))
  const both = "grid items-start gap-5 sm:grid-cols-2"
  return (
    <>
      <StepPart title={t("title")} text={t("text")}>
        <RowList
          rows={licences}
          most={MOST_LICENCES}
          nameOf={({ name }, place) => name || t("row", { place })}
          addLabel={t("add")}
          blank={blankLicence}
          onChange={(rows) => put("licences", rows)}
        >
          {(licence, at) => (
            <>
              <div className={both}>
                <WordsField
                  path={`licences.${at}.name`}
                  label={t("name")}
                  help={t("nameHelp")}
                  most={LONGEST_RESUME_LINE}
                  lang="ja"
                />
                <WordsField
                  path={`licences.${at}.nameEn`}
                  label={t("nameEn")}
                  most={LONGEST_RESUME_LINE}
                  lang="en"
                />
              </div>
              <div className={both}>
                <MonthField
                  label={t("month")}
                  value={licence.month}
                  onChange={(month) => put(`licences.${at}.month`, month)}
                />
              </div>
            </>
          )}
        </RowList>
      </StepPart>
      <StepPart title={t("languages")} text={t("languagesText")}>
        <RowList
          rows={languages}
          most={MOST_RESUME_LANGUAGES}
          nameOf={({ code }, place) => (code && known(code)?.label) || t("languageRow", { place })}
          addLabel={t("addLanguage")}
          blank={blankLanguage}
          onChange={(rows) => put("languages", rows)}
        >
          {(_, at) => (
            <div className={both}>
              <ChoiceField
                path={`languages.${at}.code`}
                label={t("language")}
                none={t("choose")}
                options={codes}
              />
              <ChoiceField
                path={`languages.${at}.level`}
                label={t("level")}
                options={languageLevels.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
              />
            </div>
          )}
        </RowList>
      </StepPart>
      <StepPart title={t("residence")} text={t("residenceText")}>
        <div className={both}>
          <WordsField
            path="residenceStatus"
            label={t("status")}
            most={LONGEST_RESUME_LINE}
            lang="ja"
            input={{ placeholder: t("statusExample") }}
          />
          <DayField path="residenceUntil" label={t("until")} />
        </div>
      </StepPart>
    </>
  )
}
