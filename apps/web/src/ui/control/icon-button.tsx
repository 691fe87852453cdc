import type { ComponentPropsWithRef } from "react"
import { classNames } from "#web/ui/class-names.ts"

/** An icon with an accessible name. */
export function IconButton({
  label,
  className,
  ...rest
}: ComponentPropsWithRef<"button"> & { readonly label: string }) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        "grid size-11 flex-none place-items-center rounded-sm text-ink-soft hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint",
        className,
      )}
    />
  )
}
