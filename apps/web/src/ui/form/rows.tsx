import { Plus } from "lucide-react"
import { type ReactNode, useRef } from "react"
import { useFieldArray } from "react-hook-form"
import { useTranslations } from "use-intl"
import { Button } from "../control/button.tsx"
import { FieldError } from "../control/field.tsx"
import { errorAt, LIST, RowContext, useFacts, useFormParts } from "./form-context.ts"
import type { At, FieldName } from "./names.ts"

interface RowsProps<Item> {
  readonly name: FieldName<readonly Item[] | undefined>
  readonly label: string
  /** A new row's value; a function creates one for each row. */
  readonly blank: Item | (() => Item)
  readonly most: number
  readonly add: string
  /** The name of a row, counted from one. */
  readonly rowLabel: (place: number) => string
  readonly children: (at: At<Item>) => ReactNode
}

/** A list in the body: fields repeated for each row. */
export function Rows<Item extends object>({
  name,
  label,
  blank,
  most,
  add,
  rowLabel,
  children,
}: RowsProps<Item>) {
  const t = useTranslations("forms")
  const { form, errors } = useFormParts()
  const rows = useFieldArray({ control: form.control, name })
  const adding = useRef<HTMLButtonElement>(null)
  const id = useFacts(name + LIST, { label, id: name })
  const problem = errorAt(errors, name + LIST)?.message

  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={problem ? `${id}-error` : undefined}
      className="grid min-w-0 gap-5"
    >
      <legend className="mb-3 font-semibold">{label}</legend>
      {problem ? <FieldError id={`${id}-error`}>{problem}</FieldError> : null}
      {rows.fields.map((row, place) => (
        <fieldset key={row.id} className="grid min-w-0 gap-4 border-t pt-4">
          <legend className="sr-only">{rowLabel(place + 1)}</legend>
          <RowContext value={rowLabel(place + 1)}>
            {children(((path: string) => `${name}.${place}.${path}`) as At<Item>)}
          </RowContext>
          <Button
            variant="quiet"
            className="justify-self-start px-0!"
            aria-label={t("removeRow", { row: rowLabel(place + 1) })}
            onClick={() => {
              rows.remove(place)
              adding.current?.focus()
            }}
          >
            {t("remove")}
          </Button>
        </fieldset>
      ))}
      <Button
        ref={adding}
        variant="secondary"
        className="justify-self-start"
        icon={<Plus aria-hidden className="size-4" />}
        aria-disabled={rows.fields.length >= most || undefined}
        onClick={() => {
          if (rows.fields.length < most) rows.append(typeof blank === "function" ? blank() : blank)
        }}
      >
        {add}
      </Button>
    </fieldset>
  )
}
