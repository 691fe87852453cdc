import { useTranslations } from "use-intl"
import { Field } from "#web/ui/field.tsx"
import { TextInput } from "#web/ui/text-input.tsx"

interface NameFieldProps {
  readonly name: string
  readonly problem: string | undefined
  /** So that what is typed outlives a reload. */
  readonly onTyped: (name: string) => void
}

export function NameField({ name, problem, onTyped }: NameFieldProps) {
  const t = useTranslations("auth")
  return (
    <Field label={t("personName")} id="name" help={t("personNameHelp")} error={problem} required>
      {(control) => (
        <TextInput
          {...control}
          name="name"
          autoComplete="name"
          defaultValue={name}
          onChange={(event) => onTyped(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
