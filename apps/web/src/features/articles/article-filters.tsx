import { languages } from "@shirube/contract/language"
import { useSuspenseQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { Search, X } from "lucide-react"
import { type SubmitEvent, useEffect, useId, useRef } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/use-app.ts"
import { buttonClass } from "#web/ui/button.tsx"
import { categoryLook } from "#web/ui/category-look.ts"
import { classNames } from "#web/ui/class-names.ts"
import { Swatch } from "#web/ui/cover.tsx"
import { Field } from "#web/ui/field.tsx"
import { RubyText } from "#web/ui/ruby-text.tsx"
import { Select } from "#web/ui/select.tsx"
import { TextLink } from "#web/ui/text-link.tsx"
import {
  type ArticleFilters,
  type ArticleSearch,
  levels,
  listHref,
  listPath,
  readArticleSearch,
  type Section,
  withFilter,
} from "./article-search.ts"
import { categoriesQuery, tagsQuery } from "./list-queries.ts"

type ListProps = { section: Section | undefined; search: ArticleSearch }

/** A plain GET form: the browser alone can send it, and the router sends it without leaving the page. */
export function ArticleSearchForm({ section, search }: ListProps) {
  const t = useTranslations("lists.list")
  const href = useHref()
  const navigate = useNavigate()
  const field = useId()
  const path = listPath(section)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    void navigate({ href: href(listHref(path, readArticleSearch(typed))) })
  }

  return (
    // The key: a search that came from elsewhere (a link, the back button) must show in the field.
    <search key={listHref(path, search)}>
      <form action={href(path)} method="get" onSubmit={submit}>
        <label htmlFor={field} className="font-semibold max-md:sr-only">
          {t("searchLabel")}
        </label>
        <div className="mt-1.5 flex gap-2">
          <input
            id={field}
            type="search"
            name="q"
            defaultValue={search.q}
            placeholder={t("searchExamples")}
            maxLength={200}
            enterKeyHint="search"
            autoComplete="off"
            className="control"
          />
          <button type="submit" className={classNames(buttonClass("primary"), "flex-none")}>
            <Search aria-hidden className="size-4.5" />
            <span className="max-sm:sr-only lg:sr-only">{t("search")}</span>
          </button>
        </div>
        {search.category ? <input type="hidden" name="category" value={search.category} /> : null}
        <MoreFilters search={search} />
      </form>
    </search>
  )
}

function MoreFilters({ search }: { search: ArticleSearch }) {
  const t = useTranslations("lists.list")
  const nameOf = useTranslations("articles.languages")
  const { data: tags } = useSuspenseQuery(tagsQuery())
  const isOpen = Boolean(search.level || search.language || search.tag)
  return (
    <details open={isOpen} className="group mt-2">
      <summary className="plain inline-flex min-h-11 cursor-pointer items-center gap-2 text-ink-soft text-sm underline decoration-rule-strong underline-offset-4 hover:text-ink">
        {t("moreFilters")}
        <span aria-hidden className="inline-block transition-transform group-open:rotate-180">
          ↓
        </span>
      </summary>
      <div className="mt-2 grid gap-4 sm:grid-cols-3 lg:grid-cols-1 xl:grid-cols-1">
        <Field label={t("level")}>
          {(control) => (
            <Select
              {...control}
              name="level"
              defaultValue={search.level ?? ""}
              placeholder={t("anyLevel")}
              options={levels.map((level) => ({ value: level, label: level.toUpperCase() }))}
            />
          )}
        </Field>
        <Field label={t("language")}>
          {(control) => (
            <Select
              {...control}
              name="language"
              defaultValue={search.language ?? ""}
              placeholder={t("anyLanguage")}
              options={languages.map((language) => ({ value: language, label: nameOf(language) }))}
            />
          )}
        </Field>
        <Field label={t("tag")}>
          {(control) => (
            <Select
              {...control}
              name="tag"
              defaultValue={search.tag ?? ""}
              placeholder={t("anyTag")}
              options={tags.items.map(({ key, name }) => ({ value: key, label: name }))}
            />
          )}
        </Field>
        <button type="submit" className={classNames(buttonClass("secondary"), "sm:justify-self-start")}>
          {t("apply")}
        </button>
      </div>
    </details>
  )
}

/** Categories as links: a strip to swipe on a phone, a column beside the list on a desk. */
export function CategoryNav({ section, search }: ListProps) {
  const t = useTranslations("lists.list")
  const href = useHref()
  const { data } = useSuspenseQuery(categoriesQuery())
  const path = listPath(section)
  const strip = useRef<HTMLUListElement>(null)
  // On a phone the chosen subject may be further along the strip than the screen is wide.
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(`[data-category="${search.category}"]`)
    if (chosen && strip.current) strip.current.scrollLeft = chosen.offsetLeft - strip.current.clientWidth / 3
  }, [search.category])
  const categories = data.items.filter((category) => !section || category.section === section)
  const item =
    "inline-flex min-h-11 items-center gap-2.5 whitespace-nowrap border-transparent border-b-3 pt-[3px] text-[0.9375rem] hover:border-rule-strong aria-[current]:border-shu aria-[current]:font-semibold lg:w-full lg:border-b-0 lg:border-s-3 lg:ps-3 lg:pt-0 lg:whitespace-normal lg:leading-snug"
  return (
    <nav aria-label={t("categories")} className="-mx-(--spacing-gutter) lg:mx-0">
      <ul
        ref={strip}
        className="no-scrollbar relative flex gap-x-6 overflow-x-auto px-(--spacing-gutter) lg:grid lg:gap-x-0 lg:gap-y-1 lg:overflow-visible lg:px-0"
      >
        <li className="flex-none">
          <a
            href={href(listHref(path, withFilter(search, "category", undefined)))}
            aria-current={search.category ? undefined : "true"}
            className={item}
          >
            {t("allCategories")}
          </a>
        </li>
        {categories.map((category) => (
          <li key={category.key} data-category={category.key} className="flex-none">
            <a
              href={href(listHref(path, withFilter(search, "category", category.key)))}
              aria-current={search.category === category.key ? "true" : undefined}
              className={item}
            >
              <Swatch {...categoryLook(category.key)} className="size-5" />
              <span>{category.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What narrows the list now, each with a way to take it off. */
export function ActiveFilters({ section, search }: ListProps) {
  const t = useTranslations("lists.list")
  const nameOf = useTranslations("articles.languages")
  const href = useHref()
  const { data: categories } = useSuspenseQuery(categoriesQuery())
  const { data: tags } = useSuspenseQuery(tagsQuery())
  const path = listPath(section)
  const nameIn = (items: readonly { key: string; name: string }[], key: string) =>
    items.find((item) => item.key === key)?.name ?? key

  const active: { name: keyof ArticleFilters; label: string }[] = [
    ...(search.q ? [{ name: "q" as const, label: t("quoted", { q: search.q }) }] : []),
    ...(search.category
      ? [{ name: "category" as const, label: nameIn(categories.items, search.category) }]
      : []),
    ...(search.tag ? [{ name: "tag" as const, label: nameIn(tags.items, search.tag) }] : []),
    ...(search.level ? [{ name: "level" as const, label: search.level.toUpperCase() }] : []),
    ...(search.language ? [{ name: "language" as const, label: nameOf(search.language) }] : []),
  ]
  if (active.length === 0) return null
  // What is looked for stands in the field as well; a phone has room for it once.
  const isField = active.length === 1 && search.q !== undefined
  return (
    <div className={classNames("flex flex-wrap items-center gap-x-3 gap-y-2", isField && "max-md:hidden")}>
      <p className="text-ink-soft text-sm">{t("active")}</p>
      <ul className="flex flex-wrap gap-2">
        {active.map(({ name, label }) => (
          <li key={name}>
            <a
              href={href(listHref(path, withFilter(search, name, undefined)))}
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
        <TextLink kind="stand-alone" href={href(listHref(path))} className="text-sm">
          {t("clear")}
        </TextLink>
      ) : null}
    </div>
  )
}

export function CategoryIntro({ search }: { search: ArticleSearch }) {
  const { data } = useSuspenseQuery(categoriesQuery())
  const category = data.items.find(({ key }) => key === search.category)
  if (!category) return null
  return (
    <div className="section-rule">
      <h2 className="voice-serif text-heading">
        <RubyText segments={category.nameRuby} />
      </h2>
      <p className="mt-1 max-w-measure text-ink-soft">{category.description}</p>
    </div>
  )
}
