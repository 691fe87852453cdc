import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import type { RenderLink } from "../control/link.tsx"
import { plainLink } from "../control/link.tsx"
import { Swatch } from "./cover.tsx"
import { type Tone, toneClass } from "./tone.ts"
import type { Wagara } from "./wagara.ts"

type CategoryMarkProps = {
  label: ReactNode
  tone: Tone
  pattern: Wagara
  href?: string
  renderLink?: RenderLink
}

/** Colour, pattern and word together: none of them carries the category alone. */
export function CategoryMark({ label, tone, pattern, href, renderLink = plainLink }: CategoryMarkProps) {
  const look = classNames(
    toneClass(tone),
    "inline-flex items-center gap-2 font-semibold text-(--tone-ink) text-sm leading-tight",
  )
  const content = (
    <>
      <Swatch pattern={pattern} tone={tone} className="size-5" />
      <span>{label}</span>
    </>
  )
  if (href === undefined) return <span className={look}>{content}</span>
  return renderLink({
    href,
    className: classNames(look, "min-h-11 underline-offset-4 hover:underline"),
    children: content,
  })
}
