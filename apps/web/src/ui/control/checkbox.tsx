import type { ComponentPropsWithRef, ReactNode } from "react"
import { classNames } from "../class-names.ts"

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

/** A checkbox whose label is the whole chip: filled when checked. */
export function Chip({ label, ...rest }: Omit<CheckboxProps, "help" | "className">) {
  return (
    <label className="relative inline-flex min-h-11 items-center rounded-sm border border-rule-strong px-3.5 text-[0.9375rem] leading-snug hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:border-dashed has-disabled:text-ink-faint has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-3">
      {/* As large as the chip, so that touch exploration finds it where it is seen. */}
      <input
        {...rest}
        type="checkbox"
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
      {label}
    </label>
  )
}
