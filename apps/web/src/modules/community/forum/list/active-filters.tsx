import { useSuspenseQuery } from "@tanstack/react-query"
import { X } from "lucide-react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { type AskFilters, type AskSearch, askHref, withFilter } from "../address.ts"
import { useLanguageName } from "../language-name.ts"
import { topicsQuery } from "./queries.ts"

/** The active filters, each with a remove link; a topic with its description. */
export function ActiveFilters({ search }: { search: AskSearch }) {
  const t = useTranslations("forum")
  const href = useHref()
  const nameOf = useLanguageName()
  const { data: topics } = useSuspenseQuery(topicsQuery())
  const topic = topics.items.find(({ key }) => key === search.topic)
  const active: { name: keyof AskFilters; label: string }[] = [
    ...(search.q ? [{ name: "q" as const, label: t("quoted", { q: search.q }) }] : []),
    ...(topic ? [{ name: "topic" as const, label: topic.name }] : []),
    ...(search.language ? [{ name: "language" as const, label: nameOf(search.language) }] : []),
  ]
  if (active.length === 0) return null
  return (
    <div className="grid gap-2">
      {topic ? (
        <div className="max-md:sr-only">
          <h2 className="voice-serif text-heading">{topic.name}</h2>
          <p className="mt-1 max-w-measure text-ink-soft">{topic.description}</p>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="text-ink-soft text-sm max-md:sr-only">{t("active")}</p>
        <ul className="flex flex-wrap gap-2">
          {active.map(({ name, label }) => (
            <li key={name}>
              <a
                href={href(askHref(withFilter(search, name, undefined)))}
                aria-label={t("remove", { filter: label })}
                className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-rule-strong px-3 text-sm hover:border-ink hover:bg-washi"
              >
                <span className="max-w-64 truncate">{label}</span>
                <X aria-hidden className="size-4 text-shu-ink" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
