// One pattern for the filters of all lists: beside the list on a wide screen, above it on others. A choice applies at
// once, and each filter in use is above the list.
import { type Topic, topicTexts } from "@shirube/vocabulary/topics"
import { useNavigate } from "@tanstack/react-router"
import { type ReactNode, type SubmitEvent, useId } from "react"
import { useLocale, useTranslations } from "use-intl"
import type { Address } from "#web/lib/page/address.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { ChoiceSelect } from "#web/ui/control/choice-select.tsx"
import { Field } from "#web/ui/control/field.tsx"
import type { SelectOption } from "#web/ui/control/select.tsx"
import { ActiveFilters } from "#web/ui/list/active-filters.tsx"
import { FilterPanel } from "#web/ui/list/filter-panel.tsx"
import { TopicLinks } from "./topic-links.tsx"

export interface ListFilter {
  readonly name: string
  readonly label: string
  readonly value: string | undefined
  /** If it is not the option's label. */
  readonly valueName?: string | undefined
  /** The choice of no filter. */
  readonly placeholder: string
  readonly options: readonly SelectOption[]
}

interface FilterFormProps {
  readonly id?: string
  /** The list's path: without scripts, the form's values become its search. */
  readonly path: Address
  /** The list for the form's values. */
  readonly hrefOf: (values: Record<string, unknown>) => Address
  readonly filters: readonly ListFilter[]
  /** Parts of the list's state that are chosen elsewhere. */
  readonly kept?: Readonly<Record<string, string | undefined>>
  /** The field for words. */
  readonly children?: ReactNode
  /** Links to the list's parts. */
  readonly parts?: ReactNode
}

/** A plain GET form without scripts. */
export function FilterForm({ id, path, hrefOf, filters, kept = {}, children, parts }: FilterFormProps) {
  const t = useTranslations("growing")
  const href = useHref()
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    void navigate({ href: href(hrefOf(values)), resetScroll: false })
  }
  return (
    <search aria-label={t("filters")}>
      <form
        id={id}
        action={href(path)}
        method="get"
        onSubmit={submit}
        className="grid grid-cols-1 gap-3 lg:gap-5"
      >
        {children}
        {parts}
        {Object.entries(kept).map(([name, value]) =>
          value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        {filters.length === 0 ? null : (
          <FilterFields chosen={filters.filter(({ value }) => value !== undefined).length}>
            {filters.map(({ name, label, value = "", placeholder, options }) => (
              <Field key={name} label={label}>
                {(control) => (
                  <ChoiceSelect
                    id={control.id}
                    name={name}
                    value={value}
                    placeholder={placeholder}
                    options={options}
                  />
                )}
              </Field>
            ))}
            <button
              type="submit"
              className={classNames(buttonClass("secondary"), "hidden! self-end noscript:flex!")}
            >
              {t("showList")}
            </button>
          </FilterFields>
        )}
      </form>
    </search>
  )
}

interface FilterFieldsProps {
  /** How many are in use. */
  readonly chosen: number
  readonly children: ReactNode
}

/** On a phone behind a button, so that the list is on the first screen. */
export function FilterFields({ chosen, children }: FilterFieldsProps) {
  const t = useTranslations("growing")
  return (
    <FilterPanel
      label={chosen > 0 ? t("filtersInUse", { count: chosen }) : t("filters")}
      title={t("filters")}
    >
      {children}
    </FilterPanel>
  )
}

interface FiltersInUseProps {
  /** Each with the list without it. */
  readonly filters: readonly { readonly name: string; readonly label: string; readonly href: Address }[]
  /** The list without filters. */
  readonly clear: Address
  readonly className?: string | undefined
}

export function FiltersInUse({ filters, clear, className }: FiltersInUseProps) {
  const t = useTranslations("growing")
  const href = useHref()
  return (
    <ActiveFilters
      label={t("inUse")}
      filters={filters.map(({ name, label, href: without }) => ({ key: name, label, href: href(without) }))}
      removeLabel={(filter) => t("removeFilter", { filter })}
      clear={{ label: t("clearFilters"), href: href(clear) }}
      className={className}
    />
  )
}

interface ListFrameProps {
  /** A `FilterForm`, or nothing while it loads. */
  readonly filters?: ReactNode
  readonly children: ReactNode
}

/** A list and its filters. */
export function ListFrame({ filters, children }: ListFrameProps) {
  return (
    <div className="editorial mt-4 gap-y-5! md:mt-8">
      <div className={classNames("col-margin", !filters && "max-lg:hidden")}>{filters}</div>
      <div className="col-main grid grid-cols-1 content-start gap-5 md:gap-6">{children}</div>
    </div>
  )
}

interface FilteredListProps extends Omit<FilterFormProps, "children"> {
  /** The list's parts, if they are topics. */
  readonly topics?: {
    readonly label: string
    readonly all: string
    readonly value: Topic | undefined
  }
  readonly children: ReactNode
}

/** A list with the filters in use above it. */
export function FilteredList({ topics, children, ...form }: FilteredListProps) {
  const language = useLocale()
  const { filters, kept = {}, hrefOf } = form
  const topic = topics?.value
  const values = {
    ...kept,
    topic,
    ...Object.fromEntries(filters.map(({ name, value }) => [name, value])),
  }
  const inUse = filters.flatMap(({ name, value, valueName, options }) =>
    value === undefined
      ? []
      : [
          {
            name,
            label: valueName ?? options.find((option) => option.value === value)?.label ?? value,
            href: hrefOf({ ...values, [name]: undefined }),
          },
        ],
  )
  if (topic)
    inUse.unshift({
      name: "topic",
      label: topicTexts[topic].name[language],
      href: hrefOf({ ...values, topic: undefined }),
    })
  return (
    <ListFrame
      filters={
        <FilterForm
          {...form}
          kept={{ ...kept, topic }}
          parts={
            topics ? (
              <TopicLinks
                {...topics}
                current={topic ?? "all"}
                hrefOf={(other) => hrefOf({ ...values, topic: other })}
              />
            ) : (
              form.parts
            )
          }
        />
      }
    >
      <FiltersInUse filters={inUse} clear={hrefOf(kept)} />
      {children}
    </ListFrame>
  )
}

interface ListOrderProps {
  /** The id of the list's `FilterForm`, with which it is submitted. */
  readonly form: string
  readonly label: string
  readonly value: string
  readonly options: readonly SelectOption[]
}

/** The order of a list, for beside it. */
export function ListOrder({ form, label, value, options }: ListOrderProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-3 text-sm">
      <label htmlFor={id} className="flex-none text-ink-soft max-md:sr-only">
        {label}
      </label>
      <ChoiceSelect id={id} form={form} name="sort" value={value} options={options} />
    </div>
  )
}
