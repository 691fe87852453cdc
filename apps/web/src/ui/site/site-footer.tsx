import type { ReactNode } from "react"
import type { NavItem, RenderLink } from "../control/link.tsx"
import { plainLink } from "../control/link.tsx"
import { PatternBand } from "../picture/cover.tsx"

export type FooterGroup = { title: string; links: readonly NavItem[] }

type SiteFooterProps = {
  brand: ReactNode
  /** One sentence: what this site is. */
  description: ReactNode
  groups: readonly FooterGroup[]
  /** Theme, furigana, language. */
  settings?: ReactNode
  /** The last line. */
  note?: ReactNode
  renderLink?: RenderLink
}

export function SiteFooter({
  brand,
  description,
  groups,
  settings,
  note,
  renderLink = plainLink,
}: SiteFooterProps) {
  return (
    <footer className="site-footer mt-24 bg-washi">
      <PatternBand pattern="seigaiha" tone="sumi" className="h-6" />
      <div className="page editorial py-12">
        <div className="col-margin lg:col-span-4!">
          {brand}
          <p className="mt-4 max-w-sm text-ink-soft text-sm">{description}</p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4 lg:col-[6/-1]! lg:gap-x-4">
          {groups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <p className="font-semibold text-sm">{group.title}</p>
              <ul className="mt-1">
                {group.links.map((link) => (
                  <li key={link.href}>
                    {renderLink({
                      href: link.href,
                      "aria-current": link.current ? "page" : undefined,
                      className:
                        "inline-flex min-h-11 min-w-11 items-center text-ink-soft text-sm underline-offset-4 hover:text-ink hover:underline",
                      children: link.label,
                    })}
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-rule border-t py-5">
          <div className="text-ink-soft text-sm">{note}</div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">{settings}</div>
        </div>
      </div>
    </footer>
  )
}
