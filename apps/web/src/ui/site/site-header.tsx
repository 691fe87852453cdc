import type { ReactNode } from "react"
import type { NavItem, RenderLink } from "../control/link.tsx"
import { plainLink } from "../control/link.tsx"

type SiteHeaderProps = {
  /** The logo; `homeLabel` ("home") is read after it, not instead of it. */
  brand: ReactNode
  homeHref: string
  homeLabel: string
  nav: readonly NavItem[]
  navLabel: string
  /** Always visible: search, language, account. Keep it short: a phone has room for three items. */
  actions?: ReactNode
  renderLink?: RenderLink
}

export function SiteHeader({
  brand,
  homeHref,
  homeLabel,
  nav,
  navLabel,
  actions,
  renderLink = plainLink,
}: SiteHeaderProps) {
  return (
    <header className="site-header relative z-30 border-b bg-paper">
      <div className="page flex min-h-16 items-center gap-x-2 sm:gap-x-4 md:min-h-20 lg:gap-x-8">
        {renderLink({
          href: homeHref,
          className: "inline-flex min-h-11 flex-none items-center",
          children: (
            <>
              {brand}
              <span className="sr-only"> {homeLabel}</span>
            </>
          ),
        })}
        <nav aria-label={navLabel} className="hidden flex-1 self-stretch lg:block">
          <ul className="flex h-full items-stretch gap-x-7">
            {nav.map((item) => (
              <li key={item.href} className="flex">
                {renderLink({
                  href: item.href,
                  "aria-current": item.current ? "page" : undefined,
                  className:
                    "-mb-px flex min-w-11 items-center justify-center border-transparent border-b-3 pt-[3px] text-[0.9375rem] hover:border-rule-strong aria-[current]:border-shu aria-[current]:font-semibold",
                  children: item.label,
                })}
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center sm:gap-1 lg:gap-3">{actions}</div>
      </div>
    </header>
  )
}
