import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { useCurrentInView } from "../text/use-current-in-view.ts"

export interface RowLink {
  readonly key: string
  readonly href: string
  readonly label: ReactNode
  /** After the label: how many there are. */
  readonly count?: number
  readonly isCurrent: boolean
}

interface LinkRowProps {
  readonly label: string
  readonly links: readonly RowLink[]
}

const currentOf = (links: readonly RowLink[]) => links.find(({ isCurrent }) => isCurrent)?.key

/** Lists that share a page, each with its own URL. */
export function LinkTabs({ label, links }: LinkRowProps) {
  const row = useCurrentInView<HTMLUListElement>(currentOf(links))
  return (
    <nav aria-label={label} className="no-print -mx-(--spacing-gutter) border-b lg:mx-0">
      <ul ref={row} className="scroll-row -mb-px lg:px-0">
        {links.map(({ key, href, label: name, count, isCurrent }) => (
          <li key={key}>
            <a
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap border-transparent border-b-3 pt-[3px] text-[0.9375rem] text-ink-soft hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-shu aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {name}
              {count === undefined ? null : (
                <span className="font-normal text-ink-faint text-sm tabular-nums">{count}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface PartLinksProps extends LinkRowProps {
  readonly className?: string
  /** After the links. */
  readonly children?: ReactNode
}

/** The parts of a list, such as its topics: a row to swipe on a phone, a column beside the list on wide screens. */
export function PartLinks({ label, links, className, children }: PartLinksProps) {
  const row = useCurrentInView<HTMLUListElement>(currentOf(links))
  return (
    <nav aria-label={label} className={classNames("-mx-(--spacing-gutter) lg:mx-0", className)}>
      <ul ref={row} className="scroll-row scroll-row-to-column">
        {links.map(({ key, href, label: name, count, isCurrent }) => (
          <li key={key}>
            <a
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              className="inline-flex min-h-11 items-center gap-2.5 whitespace-nowrap border-transparent border-b-3 pt-[3px] text-[0.9375rem] hover:border-rule-strong focus-visible:-outline-offset-2 aria-[current]:border-shu aria-[current]:font-semibold lg:w-full lg:whitespace-normal lg:border-s-3 lg:border-b-0 lg:ps-3 lg:pt-0 lg:leading-snug"
            >
              {name}
              {count === undefined ? null : (
                <span
                  aria-hidden
                  className="ms-auto font-normal text-ink-faint text-sm tabular-nums max-lg:hidden"
                >
                  {count}
                </span>
              )}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
