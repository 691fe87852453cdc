import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import { FilteredList, type ListFilter, ListFrame } from "#web/kits/lists/filters.tsx"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { PAST_EVENTS_PATH, type PastEventSearch, pastEventsHref, readPastEventSearch } from "../address.ts"
import { PastEventRow } from "../past-event-card.tsx"
import { pastEventsQuery } from "./queries.ts"

export function PastEventsPage({ search }: { search: PastEventSearch }) {
  const t = useTranslations("pastEvents")
  const { data } = useSuspenseInfiniteQuery(pastEventsQuery(search))
  return (
    <div className="page pt-5 pb-10 md:pt-8 lg:pt-14">
      <Masthead />
      <FilteredList
        path={PAST_EVENTS_PATH}
        hrefOf={(values) => pastEventsHref(readPastEventSearch(values))}
        filters={usePastEventFilters(search, data.pages[0]?.years ?? [])}
        topics={{ label: t("topic"), all: t("anyTopic"), value: search.topic }}
      >
        <PastEventList search={search} />
      </FilteredList>
    </div>
  )
}

function Masthead() {
  const t = useTranslations("pastEvents")
  return (
    <header className="grid grid-cols-1 gap-4 lg:grid-cols-12 lg:items-end lg:gap-x-12">
      <h1 className="voice-serif text-title md:text-display lg:col-span-7">
        <LabelText text={t("title")} />
      </h1>
      <p className="voice-text max-w-measure text-ink-soft text-lead max-md:hidden lg:col-span-5">
        {t("lead")}
      </p>
      <PatternBand pattern="shippo" tone="yamabuki" className="h-3 max-md:hidden lg:col-span-12 lg:mt-4" />
    </header>
  )
}

function PastEventList({ search }: { search: PastEventSearch }) {
  const t = useTranslations("pastEvents")
  const href = useHref()
  const { items, more, listRef } = useGrowingList(useSuspenseInfiniteQuery(pastEventsQuery(search)))
  if (items.length === 0) return <NoPastEvents search={search} />
  return (
    <section aria-label={t("results")} className="grid grid-cols-1 gap-6">
      <Growing more={more} page={{ search, hrefOf: (other) => href(pastEventsHref(other)) }}>
        <ul ref={listRef} className="grid grid-cols-1 divide-y border-b">
          {items.map((pastEvent) => (
            <li key={pastEvent.id}>
              <PastEventRow pastEvent={pastEvent} />
            </li>
          ))}
        </ul>
      </Growing>
    </section>
  )
}

function NoPastEvents({ search }: { search: PastEventSearch }) {
  const t = useTranslations("pastEvents")
  const href = useHref()
  const isNarrowed = Object.keys(search).length > 0
  return (
    <EmptyState
      title={t("emptyTitle")}
      pattern="shippo"
      action={
        <ButtonLink href={href(isNarrowed ? pastEventsHref() : "/")} variant="secondary">
          {t(isNarrowed ? "clear" : "goHome")}
        </ButtonLink>
      }
    >
      {t(isNarrowed ? "emptyNarrowed" : "emptyText")}
    </EmptyState>
  )
}

/** The list's loading skeleton. */
export function PastEventsSkeleton() {
  const t = useTranslations("pastEvents")
  return (
    <div className="page pt-5 md:pt-8 lg:pt-14">
      <Masthead />
      <ListFrame>
        <div className="grid gap-10">
          {["first", "second", "third"].map((place) => (
            <Skeleton key={place} shape="text" lines={4} label={t("loading")} />
          ))}
        </div>
      </ListFrame>
    </div>
  )
}

function usePastEventFilters(search: PastEventSearch, years: readonly number[]): readonly ListFilter[] {
  const t = useTranslations("pastEvents")
  return [
    {
      name: "year",
      label: t("year"),
      value: search.year?.toString(),
      placeholder: t("anyYear"),
      options: years.map((year) => ({ value: String(year), label: t("yearOf", { year: String(year) }) })),
    },
  ]
}
