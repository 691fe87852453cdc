import { useSuspenseQuery } from "@tanstack/react-query"
import { X } from "lucide-react"
import type { ComponentType, ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
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
import { CategoryIntro, CategoryNav } from "./category-nav.tsx"
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
      <div className="editorial mt-4 md:mt-8 lg:mt-12">
        <div className="col-margin grid grid-cols-1 content-start gap-2 md:gap-5 lg:sticky lg:top-6 lg:self-start">
          <ArticleSearchForm section={section} search={search} />
          <CategoryNav section={section} search={search} />
        </div>
        <div className="col-main grid grid-cols-1 content-start gap-5 md:gap-8">
          <CategoryIntro search={search} />
          <ActiveFilters section={section} search={search} />
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
        </div>
      </div>
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
      <div className="editorial mt-4 md:mt-8 lg:mt-12">
        <div className="col-margin max-lg:hidden" />
        <div className="col-main grid gap-10 md:grid-cols-2">
          {["first", "second", "third", "fourth"].map((place) => (
            <Skeleton key={place} shape="card" label={t("loading")} />
          ))}
        </div>
      </div>
    </div>
  )
}

/** The active filters, each with a remove link. */
function ActiveFilters({ section, search }: ListView) {
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
  // The search field shows the words too; a phone has room for them once.
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
