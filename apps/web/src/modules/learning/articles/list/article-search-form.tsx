import { languages } from "@shirube/vocabulary/language"
import { useSuspenseQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { Search } from "lucide-react"
import { type SubmitEvent, useId } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import {
  type ArticleSearch,
  type ListView,
  levels,
  listHref,
  listPath,
  readArticleSearch,
} from "../address.ts"
import { tagsQuery } from "./queries.ts"

/** A plain GET form that works without scripts; with scripts the router navigates without a reload. */
export function ArticleSearchForm({ section, search }: ListView) {
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
    // The keys reset the field when the search changes elsewhere (a link, the back button), but keep what is
    // being typed when another filter changes.
    <search>
      <form action={href(path)} method="get" onSubmit={submit}>
        <label htmlFor={field} className="font-semibold max-md:sr-only">
          {t("searchLabel")}
        </label>
        <div className="mt-1.5 flex gap-2">
          <input
            key={search.q}
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
        <MoreFilters key={[search.level, search.language, search.tag].join()} search={search} />
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
