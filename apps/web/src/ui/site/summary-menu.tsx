import { ChevronDown } from "lucide-react"
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from "react"
import type { NavItem } from "../control/link.tsx"

type SummaryMenuProps = {
  /** The button's accessible name; `children` is its content. */
  label: string
  links: readonly NavItem[]
  children: ReactNode
}

/**
 * A few links behind a button. A native details element, so that it opens before scripts load; scripts only
 * close it.
 */
export function SummaryMenu({ label, links, children }: SummaryMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => details.current?.removeAttribute("open")
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return
    close()
    details.current.querySelector("summary")?.focus()
  }
  const closeWhenLeft = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  return (
    <details ref={details} className="group relative" onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <summary className="plain flex min-h-11 min-w-11 cursor-pointer items-center gap-2 px-1 group-open:bg-washi">
        <span aria-hidden className="contents">
          {children}
        </span>
        <span className="sr-only">{label}</span>
        <ChevronDown aria-hidden className="size-4" />
      </summary>
      <ul className="absolute end-0 top-full z-40 mt-1 w-max min-w-full border border-rule-strong bg-paper py-1">
        {links.map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              aria-current={link.current ? "page" : undefined}
              className="flex min-h-11 items-center px-4 py-2 hover:bg-washi focus-visible:-outline-offset-2"
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
