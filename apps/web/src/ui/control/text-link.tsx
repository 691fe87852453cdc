import { classNames } from "../class-names.ts"
import type { LinkProps, RenderLink } from "./link.tsx"
import { plainLink } from "./link.tsx"

/** `inline` is part of a sentence; `stand-alone` is a separate target, so it is 44 px high. */
export type TextLinkKind = "inline" | "stand-alone"

export const textLinkClass = (kind: TextLinkKind = "inline") =>
  classNames(
    "text-ai underline decoration-1 underline-offset-[0.22em] hover:decoration-2",
    kind === "stand-alone" && "inline-flex min-h-11 items-center gap-1.5 font-medium",
  )

export function TextLink({
  kind,
  className,
  renderLink = plainLink,
  ...rest
}: LinkProps & { kind?: TextLinkKind; renderLink?: RenderLink }) {
  return renderLink({ ...rest, className: classNames(textLinkClass(kind), className) })
}
