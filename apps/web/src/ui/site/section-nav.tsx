import type { NavItem } from "../control/link.tsx"
import { useCurrentInView } from "../text/use-current-in-view.ts"

/** Navigation within a section of the site: a side bar on wide screens, otherwise a row that scrolls and fades at its edges. */
export function SectionNav({ label, items }: { label: string; items: readonly NavItem[] }) {
  const row = useCurrentInView<HTMLUListElement>(items.find(({ current }) => current)?.href)
  return (
    <nav aria-label={label} className="section-nav">
      <p aria-hidden className="voice-serif font-semibold text-ai">
        {label}
      </p>
      <ul ref={row} className="scroll-row">
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
