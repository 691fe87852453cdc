import { CircleAlert } from "lucide-react"
import { type ReactNode, useId } from "react"
import { LabelText } from "../text/label-text.tsx"

/** Attributes that associate a control with its label, help and error. */
export type FieldControl = {
  id: string
  "aria-describedby": string | undefined
  "aria-invalid": true | undefined
  "aria-required": true | undefined
}

type FieldProps = {
  label: ReactNode
  /** The control's id; needed if an error summary links to it. */
  id?: string | undefined
  help?: ReactNode
  error?: ReactNode
  required?: boolean
  /** The word beside the label, such as "optional" or "必須". */
  hint?: ReactNode
  children: (control: FieldControl) => ReactNode
}

export function Field({ label, id, help, error, required = false, hint, children }: FieldProps) {
  const generated = useId()
  const controlId = id ?? generated
  const helpId = `${controlId}-help`
  const errorId = `${controlId}-error`
  const describedBy = [error ? errorId : "", help ? helpId : ""].filter(Boolean).join(" ")
  return (
    <div className="grid gap-1.5">
      <label htmlFor={controlId} className="flex items-baseline gap-2 font-semibold">
        <span>{typeof label === "string" ? <LabelText text={label} /> : label}</span>
        {hint ? <span className="font-normal text-ink-faint text-sm">{hint}</span> : null}
      </label>
      {children({
        id: controlId,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {help ? (
        <p id={helpId} className="text-ink-soft text-sm">
          {help}
        </p>
      ) : null}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-shu-ink text-sm">
      <CircleAlert aria-hidden className="mt-[0.2lh] size-4 flex-none" />
      <span>{children}</span>
    </p>
  )
}
