import { useTranslations } from "use-intl"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { NumberField, TextField } from "#web/ui/form/fields.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import { GraduationField } from "#web/ui/form/graduation-field.tsx"
import type { FieldName } from "#web/ui/form/names.ts"
import { known, type PartProps } from "./part.ts"
import { isUnaccepted, ProofChange, type StudyFacts } from "./proof-change.tsx"

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
      check={({ graduationMonth: month, acceptsProofChange }) => ({
        acceptsProofChange: isUnaccepted(profile, { graduationMonth: month }, acceptsProofChange)
          ? t("proof.acceptMissing")
          : undefined,
      })}
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
          <MonthProof name={at("acceptsProofChange")} profile={profile} month={at("graduationMonth")} />
          {children}
        </>
      )}
    </Form>
  )
}

interface MonthProofProps {
  readonly name: FieldName<boolean | undefined>
  readonly profile: StudyFacts
  readonly month: FieldName<string>
}

/** Renders nothing while the month is incomplete. */
function MonthProof({ name, profile, month }: MonthProofProps) {
  const { form } = useFormParts()
  const chosen: string | undefined = form.watch(month)
  const isWhole = /^\d{4}-\d{2}$/.test(chosen ?? "")
  return (
    <ProofChange
      name={name}
      profile={profile}
      change={{ graduationMonth: isWhole && chosen ? chosen : profile.graduationMonth }}
    />
  )
}
