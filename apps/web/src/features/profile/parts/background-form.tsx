import { japaneseLevels, languageLevels, MOST_LANGUAGES } from "@shirube/contract/profile-choices"
import { useTranslations } from "use-intl"
import { SelectField } from "#web/ui/form/choice-fields.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { RadioField } from "#web/ui/form/option-fields.tsx"
import { Rows } from "#web/ui/form/rows.tsx"
import type { Lists } from "../queries.ts"
import { known, type PartProps, useSortedOptions } from "./part.ts"

export interface BackgroundFormProps extends PartProps {
  readonly lists: Lists<"countries" | "languages">
}

export function BackgroundForm({ profile, lists, onSaved, children }: BackgroundFormProps) {
  const t = useTranslations("profile")
  const options = useSortedOptions()
  const { nationality, japaneseLevel, languages } = profile
  const blank = { code: "", level: "native" } as const
  return (
    <Form
      route="PUT /v1/profile/background"
      problems={t("problems")}
      start={{
        ...known({ nationality, japaneseLevel }),
        languages: languages.length > 0 ? languages : [blank],
      }}
      onDone={() => onSaved()}
    >
      {(at) => (
        <>
          <DraftKeeper of="profile-background" />
          <SelectField
            name={at("nationality")}
            label={t("nationality")}
            help={t("nationalityHelp")}
            placeholder={t("choose")}
            options={options(lists.countries)}
            missing={t("nationalityMissing")}
            required
          />
          <RadioField
            name={at("japaneseLevel")}
            label={t("japaneseLevel")}
            help={t("japaneseLevelHelp")}
            missing={t("japaneseLevelMissing")}
            options={japaneseLevels.map((level) => ({ value: level, label: t(`level.${level}`) }))}
            required
          />
          <Rows
            name={at("languages")}
            label={t("languages")}
            blank={blank}
            most={MOST_LANGUAGES}
            add={t("addLanguage")}
            rowLabel={(place) => t("languageRow", { place })}
          >
            {(row) => (
              <>
                <SelectField
                  name={row("code")}
                  label={t("language")}
                  placeholder={t("choose")}
                  options={options(lists.languages)}
                  required
                />
                <SelectField
                  name={row("level")}
                  label={t("languageLevel")}
                  placeholder={t("choose")}
                  options={languageLevels.map((level) => ({ value: level, label: t(`spoken.${level}`) }))}
                  required
                />
              </>
            )}
          </Rows>
          {children}
        </>
      )}
    </Form>
  )
}
