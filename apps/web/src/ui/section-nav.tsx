import type { NavItem } from "./link.tsx"
import { useCurrentInView } from "./use-current-in-view.ts"

/** The places inside one part of the site: a rail beside the page where there is room, a row that scrolls where not. */
export function SectionNav({ label, items }: { label: string; items: readonly NavItem[] }) {
  const row = useCurrentInView<HTMLUListElement>(items.find(({ current }) => current)?.href)
  return (
    <nav aria-label={label} className="section-nav">
      <p aria-hidden className="voice-serif font-semibold text-ai">
        {label}
      </p>
      <ul ref={row} className="no-scrollbar">
        {items.map(({ href, label: name, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? "page" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
