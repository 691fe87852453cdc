import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { type ArticleSearch, type ListView, listHref, listPath } from "../address.ts"
import { ArticleCard } from "../article-card.tsx"
import { articlesQuery } from "./queries.ts"

export function ArticleList({ section, search }: ListView) {
  const t = useTranslations("lists.list")
  const href = useHref()
  const list = useSuspenseInfiniteQuery(articlesQuery(section ? { ...search, section } : search))
  const { items: articles, more, listRef } = useGrowingList(list)
  const path = listPath(section)

  if (articles.length === 0) return <NoArticles search={search} clearHref={href(listHref(path))} />
  return (
    <section aria-label={t("results")} className="grid grid-cols-1 gap-8">
      <Growing more={more} page={{ search, hrefOf: (other) => href(listHref(path, other)) }}>
        <ul ref={listRef} className="stories">
          {articles.map((article, place) => (
            <li key={article.id}>
              <ArticleCard article={article} isLead={place === 0} />
            </li>
          ))}
        </ul>
      </Growing>
    </section>
  )
}

function NoArticles({ search, clearHref }: { search: ArticleSearch; clearHref: string }) {
  const t = useTranslations("lists.list")
  const href = useHref()
  // There is no filter to remove.
  if (Object.keys(search).length === 0)
    return (
      <EmptyState
        title={t("noneTitle")}
        action={
          <ButtonLink href={href("/")} variant="secondary">
            {t("goHome")}
          </ButtonLink>
        }
      >
        {t("noneText")}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t("emptyTitle")}
      action={
        <ButtonLink href={clearHref} variant="secondary">
          {t("clear")}
        </ButtonLink>
      }
    >
      {t("emptyFilters")}
    </EmptyState>
  )
}
