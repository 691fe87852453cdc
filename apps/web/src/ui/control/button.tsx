import type { ComponentPropsWithRef, ReactNode } from "react"
import { classNames } from "../class-names.ts"
import type { LinkProps, RenderLink } from "./link.tsx"
import { plainLink } from "./link.tsx"

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger"
export type ButtonSize = "regular" | "large"

const variants: Record<ButtonVariant, string> = {
  primary: "border-shu bg-shu text-on-shu hover:border-shu-deep hover:bg-shu-deep",
  secondary: "border-ink bg-transparent text-ink hover:bg-ink hover:text-paper",
  quiet:
    "border-transparent bg-transparent text-ink underline decoration-rule-strong underline-offset-4 hover:decoration-ink",
  danger: "border-shu-ink bg-transparent text-shu-ink hover:bg-shu-tint",
}
const sizes: Record<ButtonSize, string> = {
  regular: "min-h-11 px-5 py-2 text-[0.9375rem]",
  large: "min-h-13 px-8 py-3 text-base",
}

/** Only the look, for links that a router renders. */
export const buttonClass = (variant: ButtonVariant = "primary", size: ButtonSize = "regular") =>
  classNames(
    "inline-flex items-center justify-center gap-2 rounded-sm border font-semibold leading-snug transition-colors",
    "disabled:cursor-not-allowed disabled:border-rule-strong disabled:border-dashed disabled:bg-transparent disabled:text-ink-faint",
    "aria-disabled:cursor-not-allowed aria-disabled:border-rule-strong aria-disabled:border-dashed aria-disabled:bg-transparent aria-disabled:text-ink-faint",
    variants[variant],
    sizes[size],
  )

type Look = { variant?: ButtonVariant; size?: ButtonSize; icon?: ReactNode; wide?: boolean }

export type ButtonProps = Look &
  ComponentPropsWithRef<"button"> & {
    /** Label while the action runs; the button stays focusable and ignores a second press. */
    busyLabel?: string | undefined
    busy?: boolean | undefined
  }

export function Button({
  variant,
  size,
  icon,
  wide,
  busy = false,
  busyLabel,
  type = "button",
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass(variant, size), wide && "w-full", className)}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      <span>{busy ? (busyLabel ?? children) : children}</span>
    </button>
  )
}

export function ButtonLink({
  variant,
  size,
  icon,
  wide,
  className,
  children,
  renderLink = plainLink,
  ...rest
}: Look & LinkProps & { renderLink?: RenderLink }) {
  return renderLink({
    ...rest,
    className: classNames(buttonClass(variant, size), wide && "w-full", className),
    children: (
      <>
        {icon}
        <span>{children}</span>
      </>
    ),
  })
}
