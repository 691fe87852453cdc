import { type KeyboardEvent, type ReactNode, useRef } from "react"
import { useIsHydrated } from "#web/lib/browser/use-is-hydrated.ts"
import { classNames } from "../class-names.ts"
import { arrowStep } from "./arrow-steps.ts"

export interface TabLabel {
  /** Also the id of its panel, so that it can be linked to. */
  readonly key: string
  readonly label: string
  /** A count or a tick beside the label. */
  readonly mark?: ReactNode
  /** Its panel is empty until scripts run. */
  readonly needsScript?: boolean
}

interface TabListProps {
  readonly label: string
  readonly tabs: readonly TabLabel[]
  readonly selected: string
  readonly onSelect: (key: string) => void
  readonly className?: string
}

const tabId = (key: string) => `tab-${key}`

/** Tabs after hydration; before it, and without scripts, links to the panels, which are then all shown. */
export function TabList({ label, tabs, selected, onSelect, className }: TabListProps) {
  const isAlive = useIsHydrated()
  const list = useRef<HTMLDivElement>(null)
  const step = (event: KeyboardEvent) => {
    const to = arrowStep(
      event.key,
      tabs.findIndex(({ key }) => key === selected),
      tabs.length,
    )
    const tab = to === undefined ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.key)
    list.current?.querySelector<HTMLElement>(`#${tabId(tab.key)}`)?.focus({ preventScroll: true })
  }
  return (
    <div
      ref={list}
      {...(isAlive ? { role: "tablist", "aria-label": label } : {})}
      className={classNames("no-print flex border-b", className)}
    >
      {tabs.map(({ key, label: name, mark, needsScript }) => (
        <a
          key={key}
          id={tabId(key)}
          href={`#${key}`}
          {...(isAlive
            ? {
                role: "tab",
                "aria-selected": key === selected,
                "aria-controls": key,
                tabIndex: key === selected ? 0 : -1,
                onKeyDown: step,
              }
            : {})}
          onClick={(event) => {
            event.preventDefault()
            onSelect(key)
          }}
          className={classNames(
            "-mb-px inline-flex min-h-12 flex-auto items-center justify-center gap-1.5 border-transparent border-b-3 px-1.5 pt-[3px] text-[0.9375rem] text-ink-soft leading-tight hover:text-ink focus-visible:-outline-offset-2",
            "aria-selected:border-shu aria-selected:font-semibold aria-selected:text-ink lg:flex-none lg:px-4",
            needsScript && "noscript:hidden",
          )}
        >
          {name}
          {mark}
        </a>
      ))}
    </div>
  )
}

interface TabPanelProps {
  readonly tab: TabLabel
  readonly isSelected: boolean
  readonly children: ReactNode
}

/** Stays mounted while hidden: what was typed in it is kept. */
export function TabPanel({ tab: { key, needsScript }, isSelected, children }: TabPanelProps) {
  const isAlive = useIsHydrated()
  return (
    <div
      id={key}
      {...(isAlive ? { role: "tabpanel", "aria-labelledby": tabId(key), hidden: !isSelected } : {})}
      className={classNames(
        "min-w-0",
        // Hydration must not move what is below: with scripts, the others are hidden from the start.
        !isAlive && !isSelected && "not-noscript:hidden",
        needsScript && "noscript:hidden",
      )}
    >
      {children}
    </div>
  )
}
