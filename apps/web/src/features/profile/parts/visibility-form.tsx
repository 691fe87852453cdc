import { audiences, shownParts } from "@shirube/contract/profile-choices"
import { useTranslations } from "use-intl"
import { camelKey } from "#web/lib/key-case.ts"
import { CheckboxField, SelectField } from "#web/ui/form/choice-fields.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { Form } from "#web/ui/form/form.tsx"
import type { FieldName } from "#web/ui/form/names.ts"
import type { PartProps } from "./part.ts"

export function VisibilityForm({ profile, onSaved, children }: PartProps) {
  const t = useTranslations("profile")
  const { visibility, isListed, isAdult } = profile
  const options = audiences.map((audience) => ({ value: audience, label: t(`audience.${audience}`) }))
  return (
    <Form
      route="PUT /v1/profile/visibility"
      problems={t("problems")}
      start={{ ...visibility, isListed }}
      onDone={() => onSaved()}
    >
      {(at) => (
        <>
          <DraftKeeper of="profile-visibility" />
          <div className="grid gap-4 sm:grid-cols-2">
            {shownParts.map((part) => (
              <SelectField
                key={part}
                // The page has the parts themselves too, under the same names.
                id={`visible-${part.replaceAll("_", "-")}`}
                name={at(camelKey(part) as "nationality") as FieldName<"members" | "nobody" | undefined>}
                label={t(`part.${part}`)}
                placeholder={t("choose")}
                options={options}
                required
              />
            ))}
          </div>
          <CheckboxField
            name={at("isListed")}
            label={t("isListed")}
            help={isAdult ? t("isListedHelp") : t("adultsOnly")}
          />
          {children}
        </>
      )}
    </Form>
  )
}
