import { ChevronDown } from "lucide-react"
import type { ComponentPropsWithRef } from "react"
import { classNames } from "../class-names.ts"

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectProps = Omit<ComponentPropsWithRef<"select">, "children" | "multiple"> & {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/** A native select: best on a phone, and works without JavaScript. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select {...rest} className={classNames("control appearance-none text-ellipsis pe-11", className)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-soft"
      />
    </div>
  )
}
