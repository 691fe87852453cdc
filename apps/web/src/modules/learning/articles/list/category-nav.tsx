import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { PartLinks } from "#web/ui/list/link-rows.tsx"
import { categoryLook } from "#web/ui/picture/category-look.ts"
import { Swatch } from "#web/ui/picture/cover.tsx"
import { DrawnRuby } from "#web/ui/text/drawn-ruby.tsx"
import { RubyText } from "#web/ui/text/ruby-text.tsx"
import { type ArticleSearch, type ListView, listHref, listPath, withFilter } from "../address.ts"
import { categoriesQuery } from "./queries.ts"

export function CategoryNav({ section, search }: ListView) {
  const t = useTranslations("lists.list")
  const href = useHref()
  const { data } = useSuspenseQuery(categoriesQuery())
  const path = listPath(section)
  const link = (category: string | undefined) => ({
    href: href(listHref(path, withFilter(search, "category", category))),
    isCurrent: search.category === category,
  })
  return (
    <PartLinks
      label={t("categories")}
      links={[
        { key: "all", label: t("allCategories"), ...link(undefined) },
        ...data.items
          .filter((category) => !section || category.section === section)
          .map(({ key, nameRuby }) => ({
            key,
            label: (
              <>
                <Swatch {...categoryLook(key)} className="size-5" />
                <span>
                  <DrawnRuby segments={nameRuby} />
                </span>
              </>
            ),
            ...link(key),
          })),
      ]}
    />
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
      <p className="mt-1 max-w-measure text-ink-soft">
        <RubyText segments={category.descriptionRuby} />
      </p>
    </div>
  )
}
