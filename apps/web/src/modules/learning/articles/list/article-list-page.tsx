import type { ComponentType, ReactNode } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { type ArticleSearch, listHref, listPath, readArticleSearch, type Section } from "../address.ts"
import { ActiveFilters } from "./active-filters.tsx"
import { ArticleList } from "./article-list.tsx"
import { ArticleSearchForm } from "./article-search-form.tsx"
import { CategoryIntro, CategoryNav } from "./category-nav.tsx"

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
