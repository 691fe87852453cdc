import { degrees } from "@shirube/contract/profile-choices"
import { useTranslations } from "use-intl"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { RadioField } from "#web/ui/form/option-fields.tsx"
import { known, type PartProps } from "./part.ts"

export function SchoolForm({ profile, onSaved, children }: PartProps) {
  const t = useTranslations("profile")
  const { school, degree } = profile
  return (
    <Form
      route="PUT /v1/profile/school"
      problems={t("problems")}
      start={known({ school, degree })}
      onDone={() => onSaved()}
    >
      {(at) => (
        <>
          <DraftKeeper of="profile-school" />
          <TextField name={at("school")} label={t("school")} hint={t("optional")} help={t("schoolHelp")} />
          <RadioField
            name={at("degree")}
            label={t("degree")}
            missing={t("degreeMissing")}
            options={degrees.map((degree) => ({ value: degree, label: t(`degrees.${degree}`) }))}
            required
          />
          {children}
        </>
      )}
    </Form>
  )
}
