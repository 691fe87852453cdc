import { useTranslations } from "use-intl"
import { api } from "#web/lib/api.ts"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import type { FieldName } from "#web/ui/form/names.ts"
import { RadioField } from "#web/ui/form/option-fields.tsx"
import type { University } from "../queries.ts"
import { known, type PartProps, useOptions } from "./part.ts"

interface UniversityFormProps extends PartProps {
  /** The one that is chosen already. */
  readonly chosen: University | null
  /** What was found for what was typed; without a word, those of the region. */
  readonly found: readonly University[]
}

export function UniversityForm({ profile, chosen, found, onSaved, children }: UniversityFormProps) {
  const t = useTranslations("profile")
  const { universityId, universityName } = profile
  return (
    <Form
      route="PUT /v1/profile/university"
      problems={t("problems")}
      start={known({ universityId, universityName })}
      send={({ universityId: id, universityName: name }) =>
        api("PUT /v1/profile/university", {
          body: name ? { universityName: name } : id ? { universityId: id } : {},
        })
      }
      onDone={() => onSaved()}
    >
      {(at) => (
        <>
          <DraftKeeper of="profile-university" />
          <Universities
            name={at("universityId")}
            other={at("universityName")}
            chosen={chosen}
            found={found}
          />
          <details className="border-b pb-4" open={universityName !== null}>
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
              {t("universityUnlisted")}
            </summary>
            <TextField
              name={at("universityName")}
              label={t("universityName")}
              help={t("universityNameHelp")}
              autoComplete="organization"
            />
          </details>
          {children}
        </>
      )}
    </Form>
  )
}

interface UniversitiesProps extends Pick<UniversityFormProps, "chosen" | "found"> {
  readonly name: FieldName<string | undefined>
  readonly other: FieldName<string | undefined>
}

function Universities({ name, other, chosen, found }: UniversitiesProps) {
  const t = useTranslations("profile")
  const options = useOptions()
  const { form } = useFormParts()
  const others = found.filter(({ id }) => id !== chosen?.id)
  const shown = chosen ? [chosen, ...others] : others
  return (
    <>
      {found.length === 0 ? (
        <p role="status" className="text-ink-soft">
          {t("universityNone")}
        </p>
      ) : null}
      {shown.length > 0 ? (
        <RadioField
          name={name}
          label={t("university")}
          options={options(shown)}
          // One or the other.
          onChosen={() => form.setValue(other, "")}
        />
      ) : null}
    </>
  )
}
