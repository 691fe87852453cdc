import { useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import type { SavedView } from "../address.ts"
import { collectionsQuery, savedQuery } from "../queries.ts"
import { CollectionBar } from "./collection-bar.tsx"
import { NothingThere } from "./nothing-there.tsx"
import { SavedRows } from "./saved-rows.tsx"
import { SavedTabs } from "./saved-tabs.tsx"
import { SavedTools } from "./saved-tools.tsx"

/** One of a member's lists of saved items. */
export function SavedPage({ view }: { view: SavedView }) {
  const t = useTranslations("saved")
  const list = useSuspenseInfiniteQuery(savedQuery(view))
  const { lists, collections } = useSuspenseQuery(collectionsQuery).data
  const { items, more, listRef } = useGrowingList(list)
  const heading = useRestoreFocus(items.length)
  const isEmpty = items.length === 0 && !list.hasNextPage
  const count = lists.find((each) => each.list === view.list)?.count ?? 0
  useContinuedSearch(items.length === 0 && list.hasNextPage && !list.isFetchingNextPage, list.fetchNextPage)
  return (
    <div className="page py-8 md:py-14">
      <h1 ref={heading} tabIndex={-1} className="voice-serif text-title focus:outline-none">
        {t(`title.${view.list}`)}
      </h1>
      <p className="mt-3 max-w-measure text-ink-soft">{t("onlyYou")}</p>
      <div className="mt-5 grid max-w-3xl grid-cols-1 gap-5">
        <SavedTabs view={view} lists={lists} />
        {count > 0 || view.q !== undefined || view.collection !== undefined ? (
          <>
            <SavedTools view={view} />
            <CollectionBar view={view} collections={collections} />
          </>
        ) : null}
        <p role="status" className="sr-only">
          {view.q && !list.hasNextPage ? t("found", { count: items.length }) : ""}
        </p>
        {isEmpty ? (
          <NothingThere view={view} hasCollection={collections.some(({ id }) => id === view.collection)} />
        ) : (
          <Growing more={more}>
            <SavedRows view={view} items={items} collections={collections} listRef={listRef} />
          </Growing>
        )}
      </div>
    </div>
  )
}

/** Removing a row loses keyboard focus; move it to the heading. */
function useRestoreFocus(rows: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(rows)
  useEffect(() => {
    if (rows < before.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    before.current = rows
  }, [rows])
  return heading
}

/** The API searches a long list in parts: fetches the next part until something is found. */
function useContinuedSearch(isUnfinished: boolean, fetchNextPage: () => unknown) {
  useEffect(() => {
    if (isUnfinished) void fetchNextPage()
  }, [isUnfinished, fetchNextPage])
}
