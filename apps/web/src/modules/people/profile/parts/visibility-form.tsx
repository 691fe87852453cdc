import { audiencesOf, type ShownPart, shownParts } from "@shirube/vocabulary/people/profile/choices"
import { useTranslations } from "use-intl"
import { camelKey } from "#web/lib/api/key-case.ts"
import { CheckboxField, SelectField } from "#web/ui/form/choice-fields.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { Form } from "#web/ui/form/form.tsx"
import type { FieldName } from "#web/ui/form/names.ts"
import type { PartProps } from "./part.ts"

/** Parts that can appear beside a senpai's answers; other members have nothing to show there. */
const isBesideAnswers = (part: ShownPart) => audiencesOf[part].some((audience) => audience === "everyone")

export function VisibilityForm({
  profile,
  isSenpai,
  onSaved,
  children,
}: PartProps & { readonly isSenpai: boolean }) {
  const t = useTranslations("profile")
  const { visibility, isListed, takesInvitations, isAdult } = profile
  const beside = isSenpai ? shownParts.filter(isBesideAnswers) : []
  const forMembers = shownParts.filter(
    (part) => !beside.includes(part) && (audiencesOf[part] as readonly string[]).includes("members"),
  )
  return (
    <Form
      route="PUT /v1/profile/visibility"
      problems={t("problems")}
      start={{ ...visibility, isListed, takesInvitations }}
      onDone={() => onSaved()}
    >
      {(at) => {
        const choice = (part: ShownPart) => (
          <SelectField
            key={part}
            // The page also has fields for the parts themselves, with the same names.
            id={`visible-${part.replaceAll("_", "-")}`}
            name={at(camelKey(part) as "nationality") as FieldName<string | undefined>}
            label={t(`part.${part}`)}
            placeholder={t("choose")}
            options={audiencesOf[part]
              .filter((audience) => isSenpai || audience !== "everyone")
              .map((audience) => ({ value: audience, label: t(`audience.${audience}`) }))}
            required
          />
        )
        return (
          <>
            <DraftKeeper of="profile-visibility" />
            <div className="grid gap-4 sm:grid-cols-2">{forMembers.map(choice)}</div>
            {beside.length > 0 ? (
              <fieldset className="grid gap-4">
                <legend className="font-semibold">{t("besideTitle")}</legend>
                <p className="max-w-measure text-ink-soft">{t("besideText")}</p>
                <div className="grid gap-4 sm:grid-cols-2">{beside.map(choice)}</div>
              </fieldset>
            ) : null}
            <CheckboxField
              name={at("isListed")}
              label={t("isListed")}
              help={isAdult ? t("isListedHelp") : t("adultsOnly")}
            />
            {isSenpai ? (
              <CheckboxField
                name={at("takesInvitations")}
                label={t("takesInvitations")}
                help={t("takesInvitationsHelp")}
              />
            ) : null}
            {children}
          </>
        )
      }}
    </Form>
  )
}
