import { useTranslations } from "use-intl"
import { CheckboxField } from "#web/ui/form/choice-fields.tsx"
import { DateField } from "#web/ui/form/date-fields.tsx"
import { DraftKeeper } from "#web/ui/form/draft-keeper.tsx"
import { TextField } from "#web/ui/form/fields.tsx"
import { Form } from "#web/ui/form/form.tsx"
import { known, type PartProps } from "./part.ts"

interface NamesFormProps extends PartProps {
  /** Already asked with the account; sent as it is. */
  readonly hasDisplayName?: boolean
}

export function NamesForm({ profile, onSaved, children, hasDisplayName = false }: NamesFormProps) {
  const t = useTranslations("profile")
  const { familyName, givenName, hasOneName, familyKana, givenKana, displayName, birthDate } = profile
  return (
    <Form
      route="PUT /v1/profile/names"
      problems={t("problems")}
      start={known({ familyName, givenName, hasOneName, familyKana, givenKana, displayName, birthDate })}
      fixed={hasDisplayName ? { displayName } : {}}
      check={({ givenName: given, hasOneName: isOne }) => ({
        givenName: given || isOne ? undefined : t("givenNameMissing"),
      })}
      onDone={() => onSaved()}
    >
      {(at) => (
        <>
          <DraftKeeper of="profile-names" />
          <TextField
            name={at("familyName")}
            label={t("familyName")}
            help={t("cardHelp")}
            missing={t("familyNameMissing")}
            required
            autoComplete="family-name"
            autoCapitalize="words"
          />
          <TextField
            name={at("givenName")}
            label={t("givenName")}
            autoComplete="given-name"
            autoCapitalize="words"
          />
          <CheckboxField name={at("hasOneName")} label={t("hasOneName")} />
          <TextField
            name={at("familyKana")}
            label={t("familyKana")}
            hint={t("optional")}
            help={t("kanaHelp")}
          />
          <TextField name={at("givenKana")} label={t("givenKana")} hint={t("optional")} />
          {hasDisplayName ? null : (
            <TextField
              name={at("displayName")}
              label={t("displayName")}
              help={t("displayNameHelp")}
              missing={t("displayNameMissing")}
              required
              autoComplete="nickname"
            />
          )}
          <DateField
            name={at("birthDate")}
            label={t("birthDate")}
            help={t("birthDateHelp")}
            missing={t("birthDateMissing")}
            required
            autoComplete="bday"
          />
          {children}
        </>
      )}
    </Form>
  )
}
