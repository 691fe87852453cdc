import type { ReactNode } from "react"
import { FieldError } from "../control/field.tsx"
import { LabelText } from "../text/label-text.tsx"
import type { Labelled } from "./bound.ts"
import { errorAt, useFacts, useFormParts } from "./form-context.ts"

interface GroupFieldProps extends Omit<Labelled<never>, "name"> {
  readonly name: string
  /** The message while the answer cannot be used, such as half a date. */
  readonly unfinished?: string | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** Several controls that make one answer: their question is read with each of them. */
export function GroupField({
  name,
  label,
  id: given,
  help,
  hint,
  required = false,
  missing,
  unfinished,
  className,
  children,
}: GroupFieldProps) {
  const { errors } = useFormParts()
  const id = useFacts(name, { id: given, label, isRequired: required, missing, unfinished })
  const error = errorAt(errors, name)?.message
  const describedBy = [error ? `${id}-error` : "", help ? `${id}-help` : ""].filter(Boolean).join(" ")
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy || undefined}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 font-semibold">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span>{typeof label === "string" ? <LabelText text={label} /> : label}</span>
          {hint ? <span className="font-normal text-ink-faint text-sm">{hint}</span> : null}
        </span>
      </legend>
      {help ? (
        <p id={`${id}-help`} className="text-ink-soft text-sm">
          {help}
        </p>
      ) : null}
      <div className={className}>{children}</div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}
