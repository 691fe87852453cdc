import { useTranslations } from "use-intl"
import { MonthField } from "#web/ui/form/date-fields.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { NumberField, TextField } from "#web/ui/form/fields.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { known, type PartProps } from "./part.ts"

/** When universities let people go. */
const GRADUATION = [3, 9]

interface StudyFormProps extends PartProps {
  readonly thisYear: number
}

export function StudyForm({ profile, thisYear, onSaved, children }: StudyFormProps) {
  const t = useTranslations("profile")
  const { major, year, graduationMonth } = profile
  const years = Array.from({ length: 10 }, (_, place) => thisYear - 1 + place)
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
          <MonthField
            name={at("graduationMonth")}
            label={t("graduationMonth")}
            help={t("graduationMonthHelp")}
            missing={t("graduationMonthMissing")}
            years={years}
            usual={GRADUATION}
            required
          />
          {children}
        </>
      )}
    </Form>
  )
}
