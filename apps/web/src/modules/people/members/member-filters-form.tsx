import { useNavigate } from "@tanstack/react-router"
import { type SubmitEvent, useEffect } from "react"
import { useTranslations } from "use-intl"
import { FilterFields } from "#web/kits/lists/filters.tsx"
import type { ChoiceSource } from "#web/lib/form/choices.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { useList } from "#web/lib/reference/use-list.ts"
import { useUniversities } from "#web/lib/reference/use-universities.ts"
import { Combobox } from "#web/ui/combobox/combobox.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { SearchInput } from "#web/ui/control/search-input.tsx"
import { type Facet, facets, type MemberFilters, readMembersSearch, withFilter } from "./address.ts"

/** The name is submitted; all other filters apply as soon as they are chosen. */
export function MemberFiltersForm({ filters }: { filters: MemberFilters }) {
  const t = useTranslations("members")
  const href = useHref()
  const navigate = useNavigate()
  const show = (wanted: MemberFilters) =>
    void navigate({ to: "/members", search: wanted, resetScroll: false })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { name = "" } = readMembersSearch(Object.fromEntries(new FormData(event.currentTarget)))
    show(withFilter(filters, "name", name))
  }
  return (
    <search className="grid gap-4">
      <form action={href("/members")} method="get" onSubmit={submit}>
        <Field label={t("nameLabel")} help={t("nameHelp")}>
          {(control) => (
            <SearchInput
              {...control}
              name="name"
              value={filters.name}
              maxLength={100}
              autoCapitalize="none"
              spellCheck={false}
              submitLabel={t("search")}
            />
          )}
        </Field>
      </form>
      <FilterFields chosen={facets.filter((facet) => filters[facet]).length}>
        {facets.map((facet) => (
          <FacetField
            key={facet}
            facet={facet}
            value={filters[facet] ?? ""}
            onChange={(value) => show(withFilter(filters, facet, value))}
          />
        ))}
      </FilterFields>
    </search>
  )
}

interface FacetFieldProps {
  readonly facet: Facet
  readonly value: string
  readonly onChange: (value: string) => void
}

function FacetField({ facet, ...field }: FacetFieldProps) {
  switch (facet) {
    case "university":
      return <UniversityFacet {...field} />
    case "country":
      return <ListFacet kind="countries" facet={facet} {...field} />
    case "language":
      return <ListFacet kind="languages" facet={facet} {...field} />
    case "industry":
      return <ListFacet kind="industries" facet={facet} {...field} />
    default:
      return facet satisfies never
  }
}

type ListFacetProps = FacetFieldProps & { readonly kind: Parameters<typeof useList>[0] }
const ListFacet = ({ kind, ...field }: ListFacetProps) => <Chooser {...field} source={useList(kind)} />
const UniversityFacet = (field: Omit<FacetFieldProps, "facet">) => (
  <Chooser {...field} facet="university" source={useUniversities({})} />
)

function Chooser({ facet, value, onChange, source }: FacetFieldProps & { readonly source: ChoiceSource }) {
  const t = useTranslations("members")
  const { want } = source
  useEffect(() => {
    if (value !== "") want([value])
  }, [want, value])
  return (
    <Field label={t(facet)}>
      {(control) => (
        <Combobox
          control={control}
          label={t(facet)}
          source={source}
          chosen={value === "" ? [] : [value]}
          shown={source.known(value)?.label ?? ""}
          placeholder={t(facet === "university" ? "anyUniversity" : "any")}
          onChoose={(choice) => onChange(choice.value)}
          onClear={() => onChange("")}
        />
      )}
    </Field>
  )
}
