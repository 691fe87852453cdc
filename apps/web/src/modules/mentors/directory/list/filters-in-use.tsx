import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { ActiveFilters } from "#web/ui/list/active-filters.tsx"
import { activeFilters, type MentorSearch, mentorsHref, withoutFilter } from "../address.ts"
import type { ValueNames } from "../use-value-names.ts"

interface MentorFiltersInUseProps {
  readonly search: MentorSearch
  readonly names: ValueNames
}

export function MentorFiltersInUse({ search, names: { labelOf } }: MentorFiltersInUseProps) {
  const t = useTranslations("mentors")
  const href = useHref()
  return (
    <ActiveFilters
      label={t("active")}
      filters={activeFilters(search).map(({ filter, value }) => ({
        key: filter,
        label: labelOf(filter, value),
        href: href(mentorsHref(withoutFilter(search, filter))),
      }))}
      removeLabel={(filter) => t("remove", { filter })}
      clear={{ label: t("clear"), href: href(mentorsHref()) }}
    />
  )
}
