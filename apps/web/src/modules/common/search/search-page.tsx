import { searchNouns } from "@shirube/vocabulary/common/search/choices"
import { useNavigate } from "@tanstack/react-router"
import { Search as SearchIcon, Signpost } from "lucide-react"
import type { SubmitEvent } from "react"
import { useTranslations } from "use-intl"
import { FilterForm, ListFrame } from "#web/kits/lists/filters.tsx"
import { known } from "#web/lib/page/search-values.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { PartLinks } from "#web/ui/list/link-rows.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { levels, readSearch, SEARCH_PATH, type Search, searchHref } from "./search-address.ts"
import { SearchField } from "./search-field.tsx"
import { SearchResults } from "./search-results.tsx"
import { pagesCalled, useSitePages } from "./site-pages.ts"

export function SearchPage({ search }: { search: Search }) {
  const t = useTranslations("search")
  const href = useHref()
  const { q } = search
  return (
    <div className="page grid grid-cols-1 pt-6 lg:pt-12">
      <h1 className="voice-serif text-title">
        <LabelText text={t("title")} />
      </h1>
      <WordsForm search={search} />
      {q === undefined ? (
        <Examples />
      ) : (
        <ListFrame filters={<Filters search={search} />}>
          {search.cursor ? null : <PagesCalled q={q} />}
          <SearchResults
            search={{ ...search, q }}
            hrefOf={(other) => href(searchHref(other))}
            emptyAction={<TextLink href={href("/article")}>{t("allArticles")}</TextLink>}
          />
        </ListFrame>
      )}
    </div>
  )
}

/** A plain GET form that works without scripts; with scripts the router navigates without a reload. */
function WordsForm({ search: { q, kind, level } }: { search: Search }) {
  const t = useTranslations("search")
  const href = useHref()
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    void navigate({ href: href(searchHref(readSearch(typed))) })
  }
  return (
    <search className="mt-6 max-w-3xl">
      <form action={href(SEARCH_PATH)} method="get" onSubmit={submit} className="flex gap-2">
        {/* The key resets the field when the search changes elsewhere: a link, the back button. */}
        <SearchField key={q} defaultValue={q} />
        {kind ? <input type="hidden" name="kind" value={kind} /> : null}
        {level ? <input type="hidden" name="level" value={level} /> : null}
        <button type="submit" className={classNames(buttonClass("primary"), "flex-none")}>
          <SearchIcon aria-hidden className="size-4.5" />
          <span className="max-sm:sr-only">{t("search")}</span>
        </button>
      </form>
    </search>
  )
}

/** What is searched, as in every list: kinds as links, then the level. */
function Filters({ search: { q, kind, level } }: { search: Search }) {
  const t = useTranslations("search")
  const nameOf = useTranslations("search.groups")
  const href = useHref()
  const searched = known({ q, level })
  return (
    <FilterForm
      path={SEARCH_PATH}
      hrefOf={(values) => searchHref(readSearch(values))}
      kept={{ q, kind }}
      parts={
        <PartLinks
          label={t("kind")}
          links={[
            { key: "all", label: t("anyKind"), href: href(searchHref(searched)), isCurrent: !kind },
            ...searchNouns.map((noun) => ({
              key: noun,
              label: nameOf(noun),
              href: href(searchHref({ ...searched, kind: noun })),
              isCurrent: kind === noun,
            })),
          ]}
        />
      }
      filters={[
        {
          name: "level",
          label: t("level"),
          value: level,
          placeholder: t("anyLevel"),
          options: levels.map((each) => ({ value: each, label: each.toUpperCase() })),
        },
      ]}
    />
  )
}

const MOST_PAGES = 4

/** Pages of the site that are called what was searched for. */
function PagesCalled({ q }: { q: string }) {
  const t = useTranslations("search")
  const href = useHref()
  const pages = pagesCalled(q, useSitePages(), MOST_PAGES)
  if (pages.length === 0) return null
  return (
    <nav aria-labelledby="pages-called">
      <h2 id="pages-called" className="font-semibold text-ink-soft text-sm">
        {t("groups.pages")}
      </h2>
      <ul className="mt-1 grid border-t sm:grid-cols-2 sm:gap-x-8">
        {pages.map(({ to, label }) => (
          <li key={to} className="border-b">
            <a
              href={href(to)}
              className="flex min-h-12 items-center gap-3 font-semibold decoration-1 underline-offset-4 hover:underline"
            >
              <Signpost aria-hidden className="size-5 flex-none text-ink-faint" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const EXAMPLES = ["ES", "visa", "しゅうかつ", "28 hours", "rirekisho"] as const

function Examples() {
  const t = useTranslations("search")
  const href = useHref()
  return (
    <div className="mt-6 grid grid-cols-1 gap-2">
      <p className="max-w-measure text-ink-soft">{t("intro")}</p>
      <ul className="flex flex-wrap gap-x-5">
        {EXAMPLES.map((q) => (
          <li key={q}>
            <TextLink kind="stand-alone" href={href(searchHref({ q }))}>
              {q}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
