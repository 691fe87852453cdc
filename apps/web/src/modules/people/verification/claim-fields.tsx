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
      isSecret
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}
