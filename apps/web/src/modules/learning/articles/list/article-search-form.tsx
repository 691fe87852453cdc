import { languages } from "@shirube/vocabulary/language"
import { useSuspenseQuery } from "@tanstack/react-query"
import { useId } from "react"
import { useTranslations } from "use-intl"
import { FilterForm } from "#web/kits/lists/filters.tsx"
import { SearchInput } from "#web/ui/control/search-input.tsx"
import { type ListView, levels, listHref, listPath, readArticleSearch } from "../address.ts"
import { CategoryNav } from "./category-nav.tsx"
import { tagsQuery } from "./queries.ts"

export function ArticleSearchForm({ section, search }: ListView) {
  const t = useTranslations("lists.list")
  const nameOf = useTranslations("articles.languages")
  const { data: tags } = useSuspenseQuery(tagsQuery())
  const field = useId()
  const path = listPath(section)
  const filters = [
    {
      name: "level",
      label: t("level"),
      value: search.level,
      placeholder: t("anyLevel"),
      options: levels.map((level) => ({ value: level, label: level.toUpperCase() })),
    },
    {
      name: "language",
      label: t("language"),
      value: search.language,
      placeholder: t("anyLanguage"),
      options: languages.map((language) => ({ value: language, label: nameOf(language) })),
    },
    {
      name: "tag",
      label: t("tag"),
      value: search.tag,
      placeholder: t("anyTag"),
      options: tags.items.map(({ key, name }) => ({ value: key, label: name })),
    },
  ]
  return (
    <FilterForm
      path={path}
      hrefOf={(values) => listHref(path, readArticleSearch(values))}
      filters={filters}
      kept={{ category: search.category }}
      parts={<CategoryNav section={section} search={search} />}
    >
      <div className="grid gap-1.5">
        <label htmlFor={field} className="font-semibold max-md:sr-only">
          {t("searchLabel")}
        </label>
        <SearchInput
          id={field}
          name="q"
          value={search.q}
          placeholder={t("searchExamples")}
          maxLength={200}
          submitLabel={t("search")}
        />
      </div>
    </FilterForm>
  )
}
