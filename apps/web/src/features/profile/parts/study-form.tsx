import { useTranslations } from "use-intl"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { NumberField, TextField } from "#web/ui/form/fields.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { GraduationField } from "#web/ui/form/graduation-field.tsx"
import { known, type PartProps } from "./part.ts"

interface StudyFormProps extends PartProps {
  readonly thisYear: number
}

export function StudyForm({ profile, thisYear, onSaved, children }: StudyFormProps) {
  const t = useTranslations("profile")
  const { major, year, graduationMonth } = profile
  return (
    <Form
      route="PUT /v1/profile/study"
      problems={t("problems")}
      start={known({ major, year, graduationMonth })}
      onDone={() => onSaved()}
    >
      {(at) => (
        <>
          <DraftKeeper of="profile-study" />
          <TextField
            name={at("major")}
            label={t("major")}
            help={t("majorHelp")}
            missing={t("majorMissing")}
            required
          />
          <NumberField
            name={at("year")}
            label={t("year")}
            help={t("yearHelp")}
            missing={t("yearMissing")}
            required
            className="max-w-24"
          />
          <GraduationField name={at("graduationMonth")} thisYear={thisYear} />
          {children}
        </>
      )}
    </Form>
  )
}
