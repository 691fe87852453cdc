import type { ReactNode } from "react"
import type { NavItem, RenderLink } from "../control/link.tsx"
import { plainLink } from "../control/link.tsx"

export type BottomNavItem = NavItem & { icon: ReactNode; mark?: ReactNode; onClick?: () => void }

type BottomNavProps = { label: string; items: readonly BottomNavItem[]; renderLink?: RenderLink }

/**
 * Within reach of the thumb, on screens where the header has no room for navigation. Four or five items;
 * icons are 20 to 24 px and decorative.
 */
export function BottomNav({ label, items, renderLink = plainLink }: BottomNavProps) {
  return (
    <nav
      aria-label={label}
      className="bottom-nav fixed inset-x-0 bottom-0 z-30 border-t bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="flex">
        {items.map((item) => (
          <li key={item.href} className="min-w-0 flex-1">
            {renderLink({
              href: item.href,
              "aria-current": item.current ? "page" : undefined,
              onClick: item.onClick,
              className:
                "-mt-px flex h-16 flex-col items-center justify-center gap-1 border-transparent border-t-3 text-2xs text-ink-soft leading-none focus-visible:-outline-offset-4 aria-[current]:border-shu aria-[current]:font-semibold aria-[current]:text-ink",
              children: (
                <>
                  <span className="relative">
                    {item.icon}
                    {item.mark}
                  </span>
                  <span className="max-w-full truncate px-1 py-0.5">{item.label}</span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
