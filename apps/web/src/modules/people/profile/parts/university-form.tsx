import { universityKey } from "@shirube/vocabulary/people/verification/proofs"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { api } from "#web/lib/api/api.ts"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { useFormParts } from "#web/ui/form/form-context.ts"
import type { FieldName } from "#web/ui/form/names.ts"
import { UniversityField } from "#web/ui/form/reference-fields.tsx"
import type { University } from "../queries.ts"
import { known, type PartProps } from "./part.ts"
import { isUnaccepted, ProofChange, type StudyFacts } from "./proof-change.tsx"

export interface UniversityFormProps extends PartProps {
  /** The university chosen so far. */
  readonly chosen: University | null
}

export function UniversityForm({ profile, chosen, onSaved, children }: UniversityFormProps) {
  const t = useTranslations("profile")
  const { universityId, universityName } = profile
  return (
    <Form
      route="PUT /v1/profile/university"
      problems={t("problems")}
      start={known({ universityId, universityName })}
      send={({ universityId: id, universityName: name, acceptsProofChange }) =>
        api("PUT /v1/profile/university", {
          body: {
            ...(name ? { universityName: name } : id ? { universityId: id } : {}),
            ...(acceptsProofChange ? { acceptsProofChange } : {}),
          },
        })
      }
      check={({ universityId: id, universityName: name, acceptsProofChange }) => ({
        acceptsProofChange: isUnaccepted(
          profile,
          { university: universityKey(name ? null : id, name) },
          acceptsProofChange,
        )
          ? t("proof.acceptMissing")
          : undefined,
      })}
      onDone={() => onSaved()}
    >
      {(at) => (
        <>
          <DraftKeeper of="profile-university" />
          <ListedOrNamed
            listed={at("universityId")}
            unlisted={at("universityName")}
            region={profile.region ?? undefined}
            chosen={chosen}
          />
          <UniversityProof
            name={at("acceptsProofChange")}
            profile={profile}
            listed={at("universityId")}
            unlisted={at("universityName")}
          />
          {children}
        </>
      )}
    </Form>
  )
}

interface UniversityProofProps extends Pick<ListedOrNamedProps, "listed" | "unlisted"> {
  readonly name: FieldName<boolean | undefined>
  readonly profile: StudyFacts
}

function UniversityProof({ name, profile, listed, unlisted }: UniversityProofProps) {
  const { form } = useFormParts()
  const [id, typed] = form.watch([listed, unlisted])
  return (
    <ProofChange
      name={name}
      profile={profile}
      change={{ university: universityKey(typed ? null : id, typed) }}
    />
  )
}

interface ListedOrNamedProps {
  readonly listed: FieldName<string | undefined>
  readonly unlisted: FieldName<string | undefined>
  readonly region: string | undefined
  readonly chosen: University | null
}

/** A listed university or the name of another one: whichever was entered last. */
export function ListedOrNamed({ listed, unlisted, region, chosen }: ListedOrNamedProps) {
  const t = useTranslations("profile")
  const { form } = useFormParts()
  const [isUnlisted, setUnlisted] = useState(false)
  // A restored draft may contain a name.
  const isOpen = isUnlisted || Boolean(form.watch(unlisted))
  const openUnlisted = () => {
    setUnlisted(true)
    requestAnimationFrame(() => form.setFocus(unlisted))
  }
  return (
    <>
      <UniversityField
        name={listed}
        label={t("university")}
        help={t("universityHelp")}
        placeholder={t("search")}
        elsewhere={{ none: t("universityNone"), label: t("universityUnlisted"), onChoose: openUnlisted }}
        region={region}
        chosen={chosen}
        onChange={(id) => id !== "" && form.setValue(unlisted, "")}
      />
      <details
        className="border-y"
        open={isOpen}
        onToggle={({ currentTarget }) => setUnlisted(currentTarget.open)}
      >
        <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
          {t("universityUnlisted")}
        </summary>
        <div className="pt-1 pb-5">
          <TextField
            name={unlisted}
            label={t("universityName")}
            help={t("universityNameHelp")}
            autoComplete="organization"
            onChange={({ target }) => target.value !== "" && form.setValue(listed, "")}
          />
        </div>
      </details>
    </>
  )
}
