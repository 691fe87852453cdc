import type { SavedList } from "@shirube/vocabulary/people/saved/choices"
import { useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import type { Address } from "#web/lib/page/address.ts"
import { useHref, useMember } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { LinkTabs } from "#web/ui/list/link-rows.tsx"
import { type SavedView, savedHref } from "../address.ts"
import { collectionsQuery, savedQuery } from "../queries.ts"
import { CollectionBar } from "./collection-bar.tsx"
import { SavedRows } from "./saved-rows.tsx"
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

/** Where readers find items to save, per list. */
const sources: Record<SavedList, Address> = {
  article: "/article",
  question: "/community/ask-senpai",
  course: "/learning/courses",
  event: "/career/event",
  mentor: "/mentors",
}

interface NothingThereProps {
  readonly view: SavedView
  /** Whether the chosen collection exists. */
  readonly hasCollection: boolean
}

function NothingThere({ view, hasCollection }: NothingThereProps) {
  const t = useTranslations("saved")
  const href = useHref()
  const isCompany = useMember().role === "company"
  const { list } = view
  if (view.q !== undefined || view.collection !== undefined) {
    const why = view.q !== undefined ? "notFound" : hasCollection ? "emptyCollection" : "noCollection"
    return (
      <EmptyState
        title={t(`${why}Title`)}
        pattern="yagasuri"
        action={
          <ButtonLink variant="secondary" href={href(savedHref({ list }))}>
            {t("showAll")}
          </ButtonLink>
        }
      >
        {t(`${why}Text`)}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t("emptyTitle")}
      pattern="yagasuri"
      action={<ButtonLink href={href(sources[list])}>{t(`read.${list}`)}</ButtonLink>}
    >
      {isCompany ? t("emptyCompany") : t(`emptyText.${list}`)}
    </EmptyState>
  )
}

interface SavedTabsProps {
  readonly view: SavedView
  readonly lists: ApiResponse<"GET /v1/collections">["lists"]
}

/** Each list has its own URL; a collection spans all lists. */
function SavedTabs({ view, lists }: SavedTabsProps) {
  const t = useTranslations("saved")
  const href = useHref()
  return (
    <LinkTabs
      label={t("lists")}
      links={lists.map(({ list, count }) => ({
        key: list,
        href: href(savedHref({ list, ...(view.order ? { order: view.order } : {}) })),
        label: t(`tab.${list}`),
        count,
        isCurrent: list === view.list,
      }))}
    />
  )
}
