import { LONGEST_SAVED_SEARCH } from "@shirube/vocabulary/people/saved/choices"
import { useNavigate } from "@tanstack/react-router"
import { Search } from "lucide-react"
import { type SubmitEvent, useId } from "react"
import { useTranslations } from "use-intl"
import { savedPaths } from "#web/lib/page/saved-lists.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { classNames } from "#web/ui/class-names.ts"
import { buttonClass } from "#web/ui/control/button.tsx"
import { Tag } from "#web/ui/text/tag.tsx"
import { readSavedSearch, type SavedView, savedHref, withSearch } from "../address.ts"

/** Search and order. */
export function SavedTools({ view }: { view: SavedView }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <SearchForm view={view} />
      <Orders view={view} />
    </div>
  )
}

function SearchForm({ view }: { view: SavedView }) {
  const t = useTranslations("saved")
  const href = useHref()
  const navigate = useNavigate()
  const field = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { q } = readSavedSearch(Object.fromEntries(new FormData(event.currentTarget)))
    void navigate({ href: href(savedHref(withSearch(view, { q }))), resetScroll: false })
  }
  return (
    <search className="min-w-0 max-w-md flex-auto basis-64">
      {/* The key resets the field when the search changes elsewhere (a link, the back button). */}
      <form key={view.q} action={href(savedPaths[view.list])} method="get" onSubmit={submit}>
        <label htmlFor={field} className="sr-only">
          {t("search")}
        </label>
        {view.order ? <input type="hidden" name="order" value={view.order} /> : null}
        {view.collection ? <input type="hidden" name="collection" value={view.collection} /> : null}
        <div className="flex gap-2">
          <input
            id={field}
            type="search"
            name="q"
            defaultValue={view.q}
            placeholder={t("search")}
            maxLength={LONGEST_SAVED_SEARCH}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="control min-w-0"
          />
          <button
            type="submit"
            aria-label={t("look")}
            className={classNames(buttonClass("secondary"), "flex-none")}
          >
            <Search aria-hidden className="size-4.5" />
          </button>
        </div>
      </form>
    </search>
  )
}

function Orders({ view }: { view: SavedView }) {
  const t = useTranslations("saved")
  const href = useHref()
  return (
    <nav aria-label={t("order")} className="flex gap-2">
      {([undefined, "own"] as const).map((order) => (
        <Tag
          key={order ?? "newest"}
          href={href(savedHref(withSearch(view, { order })))}
          current={view.order === order}
        >
          {t(`orders.${order ?? "newest"}`)}
        </Tag>
      ))}
    </nav>
  )
}
