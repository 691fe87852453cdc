import { japaneseLevels, languageLevels, MOST_LANGUAGES } from "@shirube/vocabulary/people/profile/choices"
import { useTranslations } from "use-intl"
import { SelectField } from "#web/ui/form/choice-fields.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { RadioField } from "#web/ui/form/option-fields.tsx"
import { ListField } from "#web/ui/form/reference-fields.tsx"
import { Rows } from "#web/ui/form/rows.tsx"
import type { Lists } from "../queries.ts"
import { known, type PartProps } from "./part.ts"

export interface BackgroundFormProps extends PartProps {
  readonly lists: Lists<"countries" | "languages">
}

export function BackgroundForm({ profile, lists, onSaved, children }: BackgroundFormProps) {
  const t = useTranslations("profile")
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
          <ListField
            kind="countries"
            list={lists.countries}
            name={at("nationality")}
            label={t("nationality")}
            help={t("nationalityHelp")}
            placeholder={t("search")}
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
                <ListField
                  kind="languages"
                  list={lists.languages}
                  name={row("code")}
                  label={t("language")}
                  placeholder={t("search")}
                  missing={t("languageMissing")}
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
