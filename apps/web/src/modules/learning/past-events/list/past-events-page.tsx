import { topics, topicTexts } from "@shirube/vocabulary/topics"
import { useSuspenseInfiniteQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import type { SubmitEvent } from "react"
import { useLocale, useTranslations } from "use-intl"
import { Growing } from "#web/kits/lists/growing.tsx"
import { useGrowingList } from "#web/kits/lists/use-growing-list.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { ButtonLink, buttonClass } from "#web/ui/control/button.tsx"
import { Field } from "#web/ui/control/field.tsx"
import { Select } from "#web/ui/control/select.tsx"
import { EmptyState } from "#web/ui/list/empty-state.tsx"
import { Skeleton } from "#web/ui/list/skeleton.tsx"
import { PatternBand } from "#web/ui/picture/cover.tsx"
import { PAST_EVENTS_PATH, type PastEventSearch, pastEventsHref, readPastEventSearch } from "../address.ts"
import { PastEventRow } from "../past-event-card.tsx"
import { pastEventsQuery } from "./queries.ts"

export function PastEventsPage({ search }: { search: PastEventSearch }) {
  const { data } = useSuspenseInfiniteQuery(pastEventsQuery(search))
  return (
    <div className="page pt-5 pb-10 md:pt-8 lg:pt-14">
      <Masthead />
      <div className="mt-4 grid grid-cols-1 gap-4 md:mt-8">
        <PastEventFilterForm search={search} years={data.pages[0]?.years ?? []} />
        <PastEventList search={search} />
      </div>
    </div>
  )
}

function Masthead() {
  const t = useTranslations("pastEvents")
  return (
    <header className="grid grid-cols-1 gap-4 lg:grid-cols-12 lg:items-end lg:gap-x-12">
      <h1 className="voice-serif text-title md:text-display lg:col-span-7">{t("title")}</h1>
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
          {items.map((pastEvent, place) => (
            <li key={pastEvent.id}>
              <PastEventRow pastEvent={pastEvent} isFirst={place === 0} />
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
      <div className="mt-8 grid gap-10">
        {["first", "second", "third"].map((place) => (
          <Skeleton key={place} shape="text" lines={4} label={t("loading")} />
        ))}
      </div>
    </div>
  )
}

interface FilterFormProps {
  readonly search: PastEventSearch
  readonly years: readonly number[]
}

/** A plain GET form that works without scripts; with scripts the router navigates without a reload. */
function PastEventFilterForm({ search, years }: FilterFormProps) {
  const t = useTranslations("pastEvents")
  const language = useLocale()
  const href = useHref()
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = Object.fromEntries(new FormData(event.currentTarget))
    void navigate({ href: href(pastEventsHref(readPastEventSearch(chosen))) })
  }
  return (
    // Keys are on the fields, not the form: they reset on outside changes (a link, the back button) while the
    // submit button keeps focus.
    <search aria-label={t("filters")}>
      <form action={href(PAST_EVENTS_PATH)} method="get" onSubmit={submit} className="md:max-w-2xl">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto]">
          <div className="max-sm:col-span-2">
            <Field label={t("topic")}>
              {(control) => (
                <Select
                  key={search.topic}
                  {...control}
                  name="topic"
                  defaultValue={search.topic ?? ""}
                  placeholder={t("anyTopic")}
                  options={topics.map((topic) => ({ value: topic, label: topicTexts[topic].name[language] }))}
                />
              )}
            </Field>
          </div>
          <Field label={t("year")}>
            {(control) => (
              <Select
                key={search.year}
                {...control}
                name="year"
                defaultValue={search.year ? String(search.year) : ""}
                placeholder={t("anyYear")}
                options={years.map((year) => ({
                  value: String(year),
                  label: t("yearOf", { year: String(year) }),
                }))}
              />
            )}
          </Field>
          <button type="submit" className={buttonClass("secondary")}>
            {t("apply")}
          </button>
        </div>
      </form>
    </search>
  )
}
