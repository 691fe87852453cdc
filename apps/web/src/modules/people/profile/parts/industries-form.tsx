import { MOST_INDUSTRIES } from "@shirube/vocabulary/people/profile/choices"
import { useTranslations } from "use-intl"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { CheckboxesField } from "#web/ui/form/option-fields.tsx"
import type { Lists } from "../queries.ts"
import { type PartProps, useOptions } from "./part.ts"

export function IndustriesForm({
  profile,
  lists,
  onSaved,
  children,
}: PartProps & { lists: Lists<"industries"> }) {
  const t = useTranslations("profile")
  const options = useOptions()
  return (
    <Form
      route="PUT /v1/profile/industries"
      problems={t("problems")}
      start={{ industries: profile.industries }}
      onDone={() => onSaved()}
    >
      {(at) => (
        <>
          <DraftKeeper of="profile-industries" />
          <CheckboxesField
            name={at("industries")}
            label={t("industries")}
            help={t("upTo", { count: MOST_INDUSTRIES })}
            most={MOST_INDUSTRIES}
            options={options(lists.industries)}
          />
          {children}
        </>
      )}
    </Form>
  )
}
