import { useSuspenseQuery } from "@tanstack/react-query"
import { X } from "lucide-react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { type ArticleFilters, type ListView, listHref, listPath, withFilter } from "../address.ts"
import { categoriesQuery, tagsQuery } from "./queries.ts"

/** The active filters, each with a remove link. */
export function ActiveFilters({ section, search }: ListView) {
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
