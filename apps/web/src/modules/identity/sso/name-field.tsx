import { useTranslations } from "use-intl"
import { TextField } from "#web/ui/form/fields.tsx"
import type { FieldName } from "#web/ui/form/names.ts"

interface NameFieldProps {
  readonly name: FieldName<string>
  /** Keeps the typed value across a reload. */
  readonly onTyped: (name: string) => void
}

export function NameField({ name, onTyped }: NameFieldProps) {
  const t = useTranslations("auth")
  return (
    <TextField
      name={name}
      label={t("personName")}
      help={t("personNameHelp")}
      missing={t("personNameMissing")}
      required
      autoComplete="name"
      onChange={(event) => onTyped(event.currentTarget.value)}
    />
  )
}
