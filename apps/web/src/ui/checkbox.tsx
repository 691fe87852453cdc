import type { ComponentPropsWithRef, ReactNode } from "react"
import { classNames } from "./class-names.ts"

type CheckboxProps = Omit<ComponentPropsWithRef<"input">, "type" | "children"> & {
  label: ReactNode
  help?: ReactNode
}

export function Checkbox({ label, help, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={classNames("flex min-h-11 cursor-pointer items-start gap-3 py-2.5 leading-6", className)}
    >
      <input {...rest} type="checkbox" className="checkbox" />
      <span>
        {label}
        {help ? <span className="block text-ink-soft text-sm">{help}</span> : null}
      </span>
    </label>
  )
}
