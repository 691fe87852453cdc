import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import type { RenderLink } from "../control/link.tsx"
import { plainLink } from "../control/link.tsx"

type TagProps = { children: ReactNode; href?: string; current?: boolean; renderLink?: RenderLink }

const look = "inline-flex items-center rounded-sm border px-2.5 text-sm leading-none"

export function Tag({ children, href, current = false, renderLink = plainLink }: TagProps) {
  if (href === undefined) return <span className={classNames(look, "min-h-7 text-ink-soft")}>{children}</span>
  return renderLink({
    href,
    "aria-current": current ? "true" : undefined,
    className: classNames(
      look,
      "min-h-11 border-rule-strong px-4 text-ink transition-colors hover:border-ink hover:bg-washi",
      "aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper",
    ),
    children,
  })
}
