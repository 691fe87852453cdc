import {
  LONGEST_MENTOR_SEARCH,
  mentorFacets,
  mentorSorts,
} from "@shirube/vocabulary/mentors/directory/choices"
import { useTranslations } from "use-intl"
import { FilterForm, ListOrder } from "#web/kits/lists/filters.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { SearchInput } from "#web/ui/control/search-input.tsx"
import { MENTOR_SEARCH_PATH, type MentorSearch, mentorsHref, readMentorSearch } from "../address.ts"
import type { MentorPage } from "../queries.ts"
import type { ValueNames } from "../use-value-names.ts"

/** The order is chosen beside the list, and submitted with this form. */
const FORM = "mentor-filters"

interface FilterFormProps {
  readonly search: MentorSearch
  readonly facets: MentorPage["facets"]
  readonly names: ValueNames
}

export function MentorFilterForm({ search, facets, names: { labelOf } }: FilterFormProps) {
  const t = useTranslations("mentors")
  return (
    <FilterForm
      id={FORM}
      path={MENTOR_SEARCH_PATH}
      hrefOf={(values) => mentorsHref(readMentorSearch(values))}
      filters={mentorFacets.flatMap((facet) => {
        const value = search[facet]
        const values = facets.find((each) => each.facet === facet)?.values ?? []
        const isListed = values.some((each) => each.value === value)
        const shown = value === undefined || isListed ? values : [{ value, count: 0 }, ...values]
        // A filter that no one would match is left out, unless it is in use.
        if (shown.length === 0) return []
        return [
          {
            name: facet,
            label: t(`facet.${facet}`),
            value,
            placeholder: t("any"),
            options: shown.map(({ value, count }) => ({
              value,
              label: t("option", { name: labelOf(facet, value), count }),
            })),
          },
        ]
      })}
    >
      <Field label={t("searchLabel")} help={t("searchHelp")}>
        {(control) => (
          <SearchInput
            {...control}
            name="q"
            value={search.q}
            maxLength={LONGEST_MENTOR_SEARCH}
            submitLabel={t("search")}
          />
        )}
      </Field>
    </FilterForm>
  )
}

export function MentorSortField({ search: { sort } }: { search: MentorSearch }) {
  const t = useTranslations("mentors")
  return (
    <ListOrder
      form={FORM}
      label={t("sort")}
      value={sort ?? "rotating"}
      options={mentorSorts.map((each) => ({ value: each, label: t(`sorts.${each}`) }))}
    />
  )
}
