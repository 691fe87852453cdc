import { useTranslations } from "use-intl"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { RadioField } from "#web/ui/form/option-fields.tsx"
import type { Lists } from "../queries.ts"
import { known, type PartProps, useOptions } from "./part.ts"

export function RegionForm({ profile, lists, onSaved, children }: PartProps & { lists: Lists<"regions"> }) {
  const t = useTranslations("profile")
  const options = useOptions()
  return (
    <Form
      route="PUT /v1/profile/region"
      problems={t("problems")}
      start={known({ region: profile.region })}
      onDone={() => onSaved()}
    >
      {(at) => (
        <>
          <DraftKeeper of="profile-region" />
          <RadioField
            name={at("region")}
            label={t("region")}
            missing={t("regionMissing")}
            options={options(lists.regions)}
            required
          />
          {children}
        </>
      )}
    </Form>
  )
}
