import { useNavigate } from "@tanstack/react-router"
import { ChevronDown, Search } from "lucide-react"
import { type SubmitEvent, useEffect, useId, useState } from "react"
import { useTranslations } from "use-intl"
import type { ChoiceSource } from "#web/lib/form/choices.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { useList } from "#web/lib/reference/use-list.ts"
import { useUniversities } from "#web/lib/reference/use-universities.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Combobox } from "#web/ui/combobox/combobox.tsx"
import { buttonClass } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { type Facet, facets, type MemberFilters, readMembersSearch, withFilter } from "./address.ts"

/** The name is submitted; all other filters apply as soon as they are chosen. */
export function MemberFiltersForm({ filters }: { filters: MemberFilters }) {
  const t = useTranslations("members")
  const href = useHref()
  const navigate = useNavigate()
  const more = useId()
  // On a phone; the active filters are shown above the list anyway.
  const [isOpen, setOpen] = useState(false)
  const show = (wanted: MemberFilters) =>
    void navigate({ to: "/members", search: wanted, resetScroll: false })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { name = "" } = readMembersSearch(Object.fromEntries(new FormData(event.currentTarget)))
    show(withFilter(filters, "name", name))
  }
  return (
    <search className="grid gap-4">
      {/* The key resets the field when the name changes elsewhere (a link, the back button). */}
      <form key={filters.name} action={href("/members")} method="get" onSubmit={submit}>
        <Field label={t("nameLabel")} help={t("nameHelp")}>
          {(control) => (
            <div className="flex gap-2">
              <input
                {...control}
                type="search"
                name="name"
                defaultValue={filters.name}
                maxLength={100}
                enterKeyHint="search"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                className="control min-w-0"
              />
              <button
                type="submit"
                aria-label={t("search")}
                className={classNames(buttonClass("primary"), "flex-none")}
              >
                <Search aria-hidden className="size-4.5" />
              </button>
            </div>
          )}
        </Field>
      </form>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={more}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-ink-soft text-sm underline decoration-rule-strong underline-offset-4 hover:text-ink lg:hidden"
      >
        {t("filters")}
        <ChevronDown
          aria-hidden
          className={classNames("size-4 transition-transform", isOpen && "rotate-180")}
        />
      </button>
      <fieldset
        id={more}
        className={classNames(
          "gap-4 sm:grid-cols-2 lg:grid lg:grid-cols-1",
          isOpen ? "grid" : "max-lg:hidden",
        )}
      >
        <legend className="sr-only">{t("filtersTitle")}</legend>
        {facets.map((facet) => (
          <FacetField
            key={facet}
            facet={facet}
            value={filters[facet] ?? ""}
            onChange={(value) => show(withFilter(filters, facet, value))}
          />
        ))}
      </fieldset>
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
