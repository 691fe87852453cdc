import { X } from "lucide-react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { activeFilters, type MentorSearch, mentorsHref, withoutFilter } from "../address.ts"
import type { ValueNames } from "../use-value-names.ts"

interface ActiveFiltersProps {
  readonly search: MentorSearch
  readonly names: ValueNames
}

/** The active filters, each with a remove link. */
export function ActiveFilters({ search, names: { labelOf } }: ActiveFiltersProps) {
  const t = useTranslations("mentors")
  const href = useHref()
  const active = activeFilters(search).map(({ filter, value }) => ({ filter, label: labelOf(filter, value) }))
  if (active.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-ink-soft text-sm max-md:sr-only">{t("active")}</p>
      <ul className="flex flex-wrap gap-2">
        {active.map(({ filter, label }) => (
          <li key={filter}>
            <a
              href={href(mentorsHref(withoutFilter(search, filter)))}
              aria-label={t("remove", { filter: label })}
              className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-rule-strong px-3 text-sm hover:border-ink hover:bg-washi"
            >
              <span className="max-w-64 truncate">{label}</span>
              <X aria-hidden className="size-4 text-shu-ink" />
            </a>
          </li>
        ))}
      </ul>
      {active.length > 1 ? (
        <TextLink kind="stand-alone" href={href(mentorsHref())} className="text-sm">
          {t("clear")}
        </TextLink>
      ) : null}
    </div>
  )
}
