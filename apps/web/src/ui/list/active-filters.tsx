import { X } from "lucide-react"
import { classNames } from "../class-names.ts"
import { TextLink } from "../control/text-link.tsx"

interface ActiveFiltersProps {
  readonly label: string
  /** Each leads to the list without it. */
  readonly filters: readonly { readonly key: string; readonly label: string; readonly href: string }[]
  /** Names the link that removes a filter. */
  readonly removeLabel: (filter: string) => string
  /** The list without filters, offered if there are several. */
  readonly clear?: { readonly label: string; readonly href: string }
  readonly className?: string | undefined
}

/** The active filters of a list, each with a remove link; nothing if there are none. */
export function ActiveFilters({ label, filters, removeLabel, clear, className }: ActiveFiltersProps) {
  if (filters.length === 0) return null
  return (
    <div className={classNames("flex flex-wrap items-center gap-x-3 gap-y-2", className)}>
      <p className="text-ink-soft text-sm max-md:sr-only">{label}</p>
      <ul className="flex flex-wrap gap-2">
        {filters.map((filter) => (
          <li key={filter.key}>
            <a
              href={filter.href}
              aria-label={removeLabel(filter.label)}
              className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-rule-strong px-3 text-sm hover:border-ink hover:bg-washi"
            >
              <span className="max-w-64 truncate">{filter.label}</span>
              <X aria-hidden className="size-4 text-shu-ink" />
            </a>
          </li>
        ))}
      </ul>
      {clear && filters.length > 1 ? (
        <TextLink kind="stand-alone" href={clear.href} className="text-sm">
          {clear.label}
        </TextLink>
      ) : null}
    </div>
  )
}
