import { type Degree, degrees } from "@shirube/vocabulary/people/profile/choices"
import { universityKey } from "@shirube/vocabulary/people/verification/proofs"
import { useTranslations } from "use-intl"
import { SelectField } from "#web/ui/form/choice-fields.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import type { FieldName } from "#web/ui/form/names.ts"
import { RadioField } from "#web/ui/form/option-fields.tsx"
import type { Lists } from "../queries.ts"
import { known, useOptions } from "./part.ts"
import { isUnaccepted, ProofChange } from "./proof-change.tsx"
import { ListedOrNamed, type UniversityFormProps } from "./university-form.tsx"

type StudyPlaceFormProps = UniversityFormProps & { readonly lists: Lists<"regions"> }

/** Region, university and course on one screen. A listed university knows its region. */
export function StudyPlaceForm({ profile, chosen, lists, onSaved, children }: StudyPlaceFormProps) {
  const t = useTranslations("profile")
  const options = useOptions()
  const { region, universityId, universityName, school, degree } = profile
  return (
    <Form
      route="PUT /v1/profile/study-place"
      problems={t("problems")}
      start={known({ region, universityId, universityName, school, degree })}
      prepare={({ universityId: id, universityName: name, ...rest }) => ({
        ...rest,
        ...(name ? { universityName: name } : id ? { universityId: id } : {}),
      })}
      check={({
        region: place,
        universityId: id,
        universityName: name,
        degree: course,
        acceptsProofChange,
      }) => ({
        region: name && !place ? t("regionMissing") : undefined,
        acceptsProofChange: isUnaccepted(
          profile,
          { university: universityKey(name ? null : id, name), degree: course ?? profile.degree },
          acceptsProofChange,
        )
          ? t("proof.acceptMissing")
          : undefined,
      })}
      onDone={() => onSaved()}
    >
      {(at) => (
        <>
          <DraftKeeper of="profile-study-place" />
          <SelectField
            name={at("region")}
            label={t("region")}
            help={t("regionHelp")}
            placeholder={t("regionAny")}
            options={options(lists.regions)}
          />
          <UniversityOfRegion
            region={at("region")}
            listed={at("universityId")}
            unlisted={at("universityName")}
            chosen={chosen}
          />
          <RadioField
            name={at("degree")}
            label={t("degree")}
            missing={t("degreeMissing")}
            options={degrees.map((degree) => ({ value: degree, label: t(`degrees.${degree}`) }))}
            required
          />
          <TextField name={at("school")} label={t("school")} hint={t("optional")} help={t("schoolHelp")} />
          <StudyPlaceProof
            name={at("acceptsProofChange")}
            profile={profile}
            listed={at("universityId")}
            unlisted={at("universityName")}
            degree={at("degree")}
          />
          {children}
        </>
      )}
    </Form>
  )
}

type Text = FieldName<string | undefined>

interface UniversityOfRegionProps extends Pick<UniversityFormProps, "chosen"> {
  readonly region: Text
  readonly listed: Text
  readonly unlisted: Text
}

function UniversityOfRegion({ region, ...university }: UniversityOfRegionProps) {
  const { form } = useFormParts()
  return <ListedOrNamed {...university} region={form.watch(region) || undefined} />
}

interface StudyPlaceProofProps extends Pick<UniversityFormProps, "profile"> {
  readonly name: FieldName<boolean | undefined>
  readonly listed: Text
  readonly unlisted: Text
  readonly degree: FieldName<Degree>
}

function StudyPlaceProof({ name, profile, listed, unlisted, degree }: StudyPlaceProofProps) {
  const { form } = useFormParts()
  const [id, typed, course] = form.watch([listed, unlisted, degree])
  const change = { university: universityKey(typed ? null : id, typed), degree: course ?? profile.degree }
  return <ProofChange name={name} profile={profile} change={change} />
}
