import { useSuspenseQuery } from "@tanstack/react-query"
import type { ComponentType, ReactNode } from "react"
import { useTranslations } from "use-intl"
import { FiltersInUse, ListFrame } from "#web/kits/lists/filters.tsx"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import {
  type ArticleFilters,
  type ArticleSearch,
  type ListView,
  listHref,
  listPath,
  readArticleSearch,
  type Section,
  withFilter,
} from "../address.ts"
import { ArticleList } from "./article-list.tsx"
import { ArticleSearchForm } from "./article-search-form.tsx"
import { CategoryIntro } from "./category-nav.tsx"
import { categoriesQuery, tagsQuery } from "./queries.ts"

type ArticleListPageProps = {
  section?: Section
  search: ArticleSearch
  /** Renders search results when there is a search. */
  Results: ComponentType<{
    search: ArticleSearch & { readonly q: string; readonly section?: Section }
    hrefOf: (search: ArticleSearch) => string
    emptyAction: ReactNode
  }>
}

export function ArticleListPage({ section, search, Results }: ArticleListPageProps) {
  const t = useTranslations("lists.list")
  const href = useHref()
  const path = listPath(section)
  const { q } = search
  return (
    <div className="page pt-5 md:pt-8 lg:pt-14">
      <ListMasthead section={section} />
      <ListFrame filters={<ArticleSearchForm section={section} search={search} />}>
        <CategoryIntro search={search} />
        <ArticleFiltersInUse section={section} search={search} />
        {q === undefined ? (
          <ArticleList section={section} search={search} />
        ) : (
          <Results
            search={{ ...search, ...(section ? { section } : {}), q }}
            hrefOf={(other) => href(listHref(path, readArticleSearch({ ...other })))}
            emptyAction={
              <ButtonLink href={href(listHref(path))} variant="secondary">
                {t("clear")}
              </ButtonLink>
            }
          />
        )}
      </ListFrame>
    </div>
  )
}

function ListMasthead({ section }: { section: Section | undefined }) {
  const t = useTranslations("lists")
  return (
    <header className="grid grid-cols-1 gap-4 lg:grid-cols-12 lg:items-end lg:gap-x-12">
      <h1 className="voice-serif text-title md:text-display lg:col-span-7">
        {t(`${section ?? "list"}.title`)}
      </h1>
      <p className="voice-text max-w-measure text-ink-soft text-lead max-md:hidden lg:col-span-5">
        {t(`${section ?? "list"}.lead`)}
      </p>
      <PatternBand
        pattern={section === "learning" ? "asanoha" : "seigaiha"}
        tone={section === "learning" ? "matcha" : "ai"}
        className="h-3 max-md:hidden lg:col-span-12 lg:mt-4"
      />
    </header>
  )
}

/** The list's loading skeleton. */
export function ArticleListSkeleton({ section }: { section?: Section }) {
  const t = useTranslations("lists.list")
  return (
    <div className="page pt-5 md:pt-8 lg:pt-14">
      <ListMasthead section={section} />
      <ListFrame>
        <div className="grid gap-10 md:grid-cols-2">
          {["first", "second", "third", "fourth"].map((place) => (
            <Skeleton key={place} shape="card" label={t("loading")} />
          ))}
        </div>
      </ListFrame>
    </div>
  )
}

/** The active filters, each with a remove link. */
function ArticleFiltersInUse({ section, search }: ListView) {
  const t = useTranslations("lists.list")
  const nameOf = useTranslations("articles.languages")
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
  // The search field shows the words too; a phone has room for them once.
  const isField = active.length === 1 && search.q !== undefined
  return (
    <FiltersInUse
      filters={active.map(({ name, label }) => ({
        name,
        label,
        href: listHref(path, withFilter(search, name, undefined)),
      }))}
      clear={listHref(path)}
      className={isField ? "max-md:hidden" : undefined}
    />
  )
}
