import { MOST_OCCUPATIONS, MOST_PREFECTURES } from "@shirube/vocabulary/people/profile/choices"
import { useTranslations } from "use-intl"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { CheckboxesField } from "#web/ui/form/option-fields.tsx"
import { ListsField } from "#web/ui/form/reference-fields.tsx"
import type { Lists } from "../queries.ts"
import { type PartProps, useOptions } from "./part.ts"

export function WorkForm({
  profile,
  lists,
  onSaved,
  children,
}: PartProps & { lists: Lists<"occupations" | "prefectures"> }) {
  const t = useTranslations("profile")
  const options = useOptions()
  const { occupations, prefectures } = profile
  return (
    <Form
      route="PUT /v1/profile/work"
      problems={t("problems")}
      start={{ occupations, prefectures }}
      onDone={() => onSaved()}
    >
      {(at) => (
        <>
          <DraftKeeper of="profile-work" />
          <CheckboxesField
            name={at("occupations")}
            label={t("occupations")}
            help={t("upTo", { count: MOST_OCCUPATIONS })}
            most={MOST_OCCUPATIONS}
            options={options(lists.occupations)}
          />
          <ListsField
            kind="prefectures"
            list={lists.prefectures}
            name={at("prefectures")}
            label={t("prefectures")}
            help={t("prefecturesHelp")}
            placeholder={t("search")}
            most={MOST_PREFECTURES}
          />
          {children}
        </>
      )}
    </Form>
  )
}
