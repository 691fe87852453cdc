import { ONLINE } from "@shirube/vocabulary/events/events/choices"
import { languages } from "@shirube/vocabulary/language"
import { dayInJapan } from "@shirube/vocabulary/time/days"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useLocale, useTranslations } from "use-intl"
import { FilteredList, type ListFilter, ListFrame } from "#web/kits/lists/filters.tsx"
import { Growing } from "#web/kits/lists/growing.tsx"
import { withoutCursor } from "#web/kits/lists/public-list.ts"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { LabelText } from "#web/ui/text/label-text.tsx"
import { EVENTS_PATH, type EventSearch, eventsHref, readEventSearch } from "../address.ts"
import { EventRow } from "../event-row.tsx"
import { MonthView } from "./month-view.tsx"
import type { EventsData } from "./queries.ts"
import { eventsQuery } from "./queries.ts"

export function EventsPage({ search, prefectures }: Pick<EventsData, "search" | "prefectures">) {
  const t = useTranslations("events")
  return (
    <div className="page pt-5 pb-10 md:pt-8 lg:pt-14">
      <Masthead />
      <FilteredList
        path={EVENTS_PATH}
        hrefOf={(values) => eventsHref(readEventSearch(values))}
        filters={useEventFilters(search, prefectures)}
        topics={{ label: t("filter.topic"), all: t("any.topic"), value: search.topic }}
        kept={{ month: search.month }}
      >
        {search.month === undefined ? (
          <EventList search={search} />
        ) : (
          <MonthView month={search.month} search={search} />
        )}
        <EventFeeds />
      </FilteredList>
    </div>
  )
}

function Masthead() {
  const t = useTranslations("events")
  return (
    <header className="grid grid-cols-1 gap-4 lg:grid-cols-12 lg:items-end lg:gap-x-12">
      <h1 className="voice-serif text-title md:text-display lg:col-span-7">
        <LabelText text={t("title")} />
      </h1>
      <p className="voice-text max-w-measure text-ink-soft text-lead max-md:hidden lg:col-span-5">
        {t("lead")}
      </p>
      <PatternBand pattern="yagasuri" tone="ai" className="h-3 max-md:hidden lg:col-span-12 lg:mt-4" />
    </header>
  )
}

function EventList({ search }: { search: EventSearch }) {
  const t = useTranslations("events")
  const href = useHref()
  const { items, more, listRef } = useGrowingList(useSuspenseInfiniteQuery(eventsQuery(search)))
  const [first] = items
  if (!first) return <NoEvents search={search} />
  const month = dayInJapan(new Date(first.nextSession.startsAt)).slice(0, 7)
  return (
    <section aria-label={t("results")} className="grid grid-cols-1 gap-2">
      <p className="justify-self-end">
        <TextLink kind="stand-alone" href={href(eventsHref({ ...withoutCursor(search), month }))}>
          {t("asMonth")}
        </TextLink>
      </p>
      <Growing more={more} page={{ search, hrefOf: (other) => href(eventsHref(other)) }}>
        <ul ref={listRef} className="grid grid-cols-1 divide-y border-y">
          {items.map((event) => (
            <li key={event.id}>
              <EventRow event={event} />
            </li>
          ))}
        </ul>
      </Growing>
    </section>
  )
}

/** Calendar feeds, and past events. */
function EventFeeds() {
  const t = useTranslations("events")
  const href = useHref()
  const language = useLocale()
  return (
    <p className="no-print flex flex-wrap gap-x-6 border-t pt-2">
      <TextLink kind="stand-alone" href={`/api/v1/event-calendar?language=${language}`}>
        {t("subscribe")}
      </TextLink>
      <TextLink kind="stand-alone" href={`/api/v1/event-feed?language=${language}`}>
        {t("feed")}
      </TextLink>
      <TextLink kind="stand-alone" href={href("/learning/past-event")}>
        {t("pastEvents")}
      </TextLink>
    </p>
  )
}

function NoEvents({ search }: { search: EventSearch }) {
  const t = useTranslations("events")
  const href = useHref()
  const isNarrowed = Object.keys(search).length > 0
  return (
    <EmptyState
      title={t("emptyTitle")}
      pattern="yagasuri"
      action={
        <ButtonLink href={href(isNarrowed ? eventsHref() : "/learning/past-event")} variant="secondary">
          {t(isNarrowed ? "clear" : "pastEvents")}
        </ButtonLink>
      }
    >
      {t(isNarrowed ? "emptyNarrowed" : "emptyText")}
    </EmptyState>
  )
}

/** The list's loading skeleton. */
export function EventsSkeleton() {
  const t = useTranslations("events")
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

function useEventFilters(search: EventSearch, prefectures: EventsData["prefectures"]): readonly ListFilter[] {
  const t = useTranslations("events")
  return [
    {
      name: "place",
      label: t("filter.place"),
      value: search.place,
      placeholder: t("any.place"),
      options: [{ value: ONLINE, label: t("online") }, ...prefectures],
    },
    {
      name: "spoken",
      label: t("filter.spoken"),
      value: search.spoken,
      placeholder: t("any.spoken"),
      options: languages.map((each) => ({ value: each, label: t(`languages.${each}`) })),
    },
  ]
}
