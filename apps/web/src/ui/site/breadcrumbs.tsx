import type { ReactNode } from "react"
import type { RenderLink } from "../control/link.tsx"
import { plainLink } from "../control/link.tsx"

export type Crumb = { label: ReactNode; href: string }

type BreadcrumbsProps = { label: string; crumbs: readonly Crumb[]; renderLink?: RenderLink }

/** The last crumb is the page itself. */
export function Breadcrumbs({ label, crumbs, renderLink = plainLink }: BreadcrumbsProps) {
  const last = crumbs.length - 1
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
        {crumbs.map((crumb, place) => (
          <li key={crumb.href} className="flex min-w-0 items-center gap-x-2">
            {place > 0 ? (
              <span aria-hidden className="text-ink-faint">
                ／
              </span>
            ) : null}
            {renderLink({
              href: crumb.href,
              "aria-current": place === last ? "page" : undefined,
              className:
                "inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:text-ink aria-[current]:no-underline",
              children: crumb.label,
            })}
          </li>
        ))}
      </ol>
    </nav>
  )
}
