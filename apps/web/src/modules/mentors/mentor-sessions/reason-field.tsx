import { TextAreaField } from "#web/ui/form/fields.tsx"
import type { FieldName } from "#web/ui/form/names.ts"

interface ReasonFieldProps {
  readonly name: FieldName<string | null | undefined>
  readonly label: string
  readonly help: string
  readonly missing?: string
  readonly required?: boolean
}

/** The API takes null for none. */
export const wordsOrNull = (typed: string | null | undefined) => typed?.trim() || null

/** Optional words to the other person; prepare the form with `wordsOrNull`. */
export function ReasonField({ name, ...field }: ReasonFieldProps) {
  return <TextAreaField name={name as FieldName<string | undefined>} rows={5} {...field} />
}
