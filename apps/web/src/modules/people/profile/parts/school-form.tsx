import { type Degree, degrees } from "@shirube/vocabulary/people/profile/choices"
import { useTranslations } from "use-intl"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import type { FieldName } from "#web/ui/form/names.ts"
import { RadioField } from "#web/ui/form/option-fields.tsx"
import { known, type PartProps } from "./part.ts"
import { isUnaccepted, ProofChange, type StudyFacts } from "./proof-change.tsx"

export function SchoolForm({ profile, onSaved, children }: PartProps) {
  const t = useTranslations("profile")
  const { school, degree } = profile
  return (
    <Form
      route="PUT /v1/profile/school"
      problems={t("problems")}
      start={known({ school, degree })}
      check={({ degree: chosen, acceptsProofChange }) => ({
        acceptsProofChange: isUnaccepted(profile, { degree: chosen ?? null }, acceptsProofChange)
          ? t("proof.acceptMissing")
          : undefined,
      })}
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
          <DegreeProof name={at("acceptsProofChange")} profile={profile} degree={at("degree")} />
          {children}
        </>
      )}
    </Form>
  )
}

interface DegreeProofProps {
  readonly name: FieldName<boolean | undefined>
  readonly profile: StudyFacts
  readonly degree: FieldName<Degree>
}

function DegreeProof({ name, profile, degree }: DegreeProofProps) {
  const { form } = useFormParts()
  const chosen: Degree | undefined = form.watch(degree)
  return <ProofChange name={name} profile={profile} change={{ degree: chosen ?? profile.degree }} />
}
