import { useSuspenseQuery } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { categoryLook } from "#web/ui/picture/category-look.ts"
import { Swatch } from "#web/ui/picture/cover.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { type ArticleSearch, type ListView, listHref, listPath, withFilter } from "../address.ts"
import { categoriesQuery } from "./queries.ts"

/** Categories as links: a strip to swipe on a phone, a column beside the list on wide screens. */
export function CategoryNav({ section, search }: ListView) {
  const t = useTranslations("lists.list")
  const href = useHref()
  const { data } = useSuspenseQuery(categoriesQuery())
  const path = listPath(section)
  const strip = useRef<HTMLUListElement>(null)
  // On a phone the chosen category may be outside the visible part of the strip.
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
