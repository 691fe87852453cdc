import { useQuery } from "@tanstack/react-query"
import { X } from "lucide-react"
import { useLocale, useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { facets, type MemberFilters, membersHref, withFilter } from "./address.ts"
import { universityQuery } from "./queries.ts"
import { useNames } from "./use-names.ts"

const lists = { country: "countries", language: "languages", industry: "industries" } as const

/** The active filters, each with a remove link. */
export function ActiveFilters({ filters }: { filters: MemberFilters }) {
  const t = useTranslations("members")
  const language = useLocale()
  const href = useHref()
  const { nameOf } = useNames()
  const { university = "" } = filters
  const { data: named } = useQuery({ ...universityQuery(university), enabled: university !== "" })
  const labelOf = (facet: (typeof facets)[number], value: string) =>
    facet === "university" ? (named?.[language] ?? value) : nameOf(lists[facet], value)
  const active = [
    ...(filters.name ? [{ name: "name" as const, label: t("quoted", { name: filters.name }) }] : []),
    ...facets.flatMap((facet) => {
      const value = filters[facet]
      return value ? [{ name: facet, label: labelOf(facet, value) }] : []
    }),
  ]
  if (active.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-ink-soft text-sm">{t("active")}</p>
      <ul className="flex flex-wrap gap-2">
        {active.map(({ name, label }) => (
          <li key={name}>
            <a
              href={href(membersHref(withFilter(filters, name, "")))}
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
        <TextLink kind="stand-alone" href={href(membersHref())} className="text-sm">
          {t("clear")}
        </TextLink>
      ) : null}
    </div>
  )
}
