import { useTranslations } from "use-intl"
import { TextField } from "#web/ui/form/fields.tsx"
import type { FieldName } from "#web/ui/form/names.ts"

export function StudentNumberField({ name }: { name: FieldName<string> }) {
  const t = useTranslations("verification")
  return (
    <TextField
      name={name}
      label={t("number")}
      help={t("numberHelp")}
      missing={t("numberMissing")}
      required
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}

/** Asked only where the profile does not know it. */
export function GraduationField({ name }: { name: FieldName<string | undefined> }) {
  const t = useTranslations("verification")
  return (
    <TextField
      name={name}
      label={t("graduation")}
      help={t("graduationHelp")}
      missing={t("graduationMissing")}
      required
      type="month"
      placeholder="2028-03"
    />
  )
}
