import {
  LONGEST_MENTOR_SEARCH,
  type MentorFacet,
  mentorFacets,
  mentorSorts,
} from "@shirube/vocabulary/mentors/directory/choices"
import { useNavigate } from "@tanstack/react-router"
import { type SubmitEvent, useId, useState } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { SearchInput } from "#web/ui/control/search-input.tsx"
import { Select, type SelectOption } from "#web/ui/control/select.tsx"
import { FilterPanel } from "#web/ui/list/filter-panel.tsx"
import {
  activeFilters,
  MENTOR_SEARCH_PATH,
  type MentorSearch,
  mentorsHref,
  readMentorSearch,
} from "../address.ts"
import type { MentorPage } from "../queries.ts"
import type { ValueNames } from "../use-value-names.ts"

/** The order is chosen beside the list, and submitted with this form. */
const FORM = "mentor-filters"

interface FilterFormProps {
  readonly search: MentorSearch
  readonly facets: MentorPage["facets"]
  readonly names: ValueNames
}

/** A plain GET form that works without scripts; with scripts, a choice applies at once. */
export function MentorFilterForm({ search, facets, names }: FilterFormProps) {
  const t = useTranslations("mentors")
  const href = useHref()
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = Object.fromEntries(new FormData(event.currentTarget))
    void navigate({ href: href(mentorsHref(readMentorSearch(chosen))), resetScroll: false })
  }
  const chosen = activeFilters(search).filter(({ filter }) => filter !== "q").length
  return (
    <search>
      <form
        id={FORM}
        action={href(MENTOR_SEARCH_PATH)}
        method="get"
        onSubmit={submit}
        className="grid grid-cols-1 gap-3 lg:gap-5"
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
        <FilterPanel
          label={chosen > 0 ? t("filtersActive", { count: chosen }) : t("filters")}
          title={t("filters")}
        >
          {mentorFacets.map((facet) => (
            <FacetField
              key={facet}
              facet={facet}
              value={search[facet]}
              values={facets.find((each) => each.facet === facet)?.values ?? []}
              names={names}
            />
          ))}
          <button type="submit" className={classNames(buttonClass("secondary"), "hidden! noscript:flex!")}>
            {t("apply")}
          </button>
        </FilterPanel>
      </form>
    </search>
  )
}

interface FacetFieldProps {
  readonly facet: MentorFacet
  readonly value: string | undefined
  readonly values: MentorPage["facets"][number]["values"]
  readonly names: ValueNames
}

/** A filter that no one would match is left out, unless it is in use. */
function FacetField({ facet, value, values, names: { labelOf } }: FacetFieldProps) {
  const t = useTranslations("mentors")
  const isListed = values.some((each) => each.value === value)
  const shown = value === undefined || isListed ? values : [{ value, count: 0 }, ...values]
  if (shown.length === 0) return null
  return (
    <Field label={t(`facet.${facet}`)}>
      {(control) => (
        <ChoiceSelect
          {...control}
          name={facet}
          value={value ?? ""}
          placeholder={t("any")}
          options={shown.map(({ value, count }) => ({
            value,
            label: t("option", { name: labelOf(facet, value), count }),
          }))}
        />
      )}
    </Field>
  )
}

/** The order of the list, for beside it. */
export function MentorSortField({ search: { sort } }: { search: MentorSearch }) {
  const t = useTranslations("mentors")
  const id = useId()
  return (
    <div className="flex items-center gap-3 text-sm">
      <label htmlFor={id} className="flex-none text-ink-soft max-md:sr-only">
        {t("sort")}
      </label>
      <ChoiceSelect
        id={id}
        form={FORM}
        name="sort"
        value={sort ?? "rotating"}
        options={mentorSorts.map((each) => ({ value: each, label: t(`sorts.${each}`) }))}
      />
    </div>
  )
}

type ChoiceSelectProps = {
  readonly id?: string
  readonly form?: string
  readonly name: string
  readonly value: string
  readonly placeholder?: string
  readonly options: readonly SelectOption[]
}

/** Submits its form when it changes. It keeps focus, and follows changes made elsewhere. */
function ChoiceSelect({ value, ...select }: ChoiceSelectProps) {
  const [shown, setShown] = useState(value)
  const [former, setFormer] = useState(value)
  if (former !== value) {
    setFormer(value)
    setShown(value)
  }
  return (
    <Select
      {...select}
      value={shown}
      onChange={({ currentTarget }) => {
        setShown(currentTarget.value)
        currentTarget.form?.requestSubmit()
      }}
    />
  )
}
