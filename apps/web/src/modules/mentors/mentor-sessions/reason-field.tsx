import { TextAreaField } from "#web/ui/form/fields.tsx"
import type { FieldName } from "#web/ui/form/names.ts"

interface ReasonFieldProps {
  readonly name: FieldName<string | null | undefined>
  readonly label: string
  readonly help: string
  readonly missing?: string
  readonly required?: boolean
}

/** Words to the other person. The API takes null for none, which an empty field is sent as. */
export function ReasonField({ name, ...field }: ReasonFieldProps) {
  return <TextAreaField name={name as FieldName<string | undefined>} rows={5} {...field} />
}
