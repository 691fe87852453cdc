import { dayInJapan } from "@shirube/vocabulary/time/days"
import { useSuspenseQuery } from "@tanstack/react-query"
import { useTranslations } from "use-intl"
import type { ApiResponse } from "#web/lib/api/api-client.ts"
import { useHref } from "#web/lib/page/use-app.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { classNames } from "#web/ui/class-names.ts"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { type EventSearch, eventHref, eventsHref, monthAfter } from "../address.ts"
import { SessionMark } from "../session-mark.tsx"
import { monthQuery } from "./queries.ts"

interface MonthProps {
  readonly month: string
  readonly search: EventSearch
}

/** A grid of weeks from Monday on wide screens; on a phone, a list of the days with events. */
export function MonthView({ month, search }: MonthProps) {
  const t = useTranslations("events")
  const href = useHref()
  const write = useTimeText()
  const { data } = useSuspenseQuery(monthQuery(month, search))
  const { month: _, ...filters } = search
  const name = write(month, { year: true, month: "long" })
  const to = (by: 1 | -1) => href(eventsHref({ ...filters, month: monthAfter(month, by) }))
  return (
    <section aria-labelledby="month" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="month" className="voice-serif text-heading">
          {name}
        </h2>
        <p className="flex flex-wrap gap-x-5">
          <TextLink kind="stand-alone" href={to(-1)}>
            ← {t("monthBefore")}
          </TextLink>
          <TextLink kind="stand-alone" href={to(1)}>
            {t("monthAfter")} →
          </TextLink>
          <TextLink kind="stand-alone" href={href(eventsHref(filters))}>
            {t("asList")}
          </TextLink>
        </p>
      </div>
      {data.items.length === 0 ? <p className="border-y py-8 text-ink-soft">{t("monthEmpty")}</p> : null}
      <Grid month={month} items={data.items} />
    </section>
  )
}

const columns = [
  "md:col-start-1",
  "md:col-start-2",
  "md:col-start-3",
  "md:col-start-4",
  "md:col-start-5",
  "md:col-start-6",
  "md:col-start-7",
]

type Items = ApiResponse<"GET /v1/event-months/{month}">["items"]

function Grid({ month, items }: { month: string; items: Items }) {
  const write = useTimeText()
  return (
    <ol className="grid grid-cols-1 border-t md:grid-cols-7 md:border-s">
      {daysOf(month).map(({ day, column }) => {
        const own = items.filter(({ session }) => dayInJapan(new Date(session.startsAt)) === day)
        return (
          <li
            key={day}
            className={classNames(
              "grid content-start gap-2 border-b p-2 md:min-h-24 md:border-e",
              column !== undefined && columns[column - 1],
              own.length === 0 && "max-md:hidden",
            )}
          >
            <p className="flex gap-2 text-ink-soft text-sm tabular-nums">
              <time dateTime={day}>
                {write(day, { day: true })} {write(day, { weekday: true })}
              </time>
            </p>
            {own.length > 0 ? (
              <ul className="grid gap-3">
                {own.map(({ session, event }) => (
                  <MonthEntry key={session.id} session={session} event={event} />
                ))}
              </ul>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}

function MonthEntry({ session, event }: Items[number]) {
  const href = useHref()
  const write = useTimeText()
  return (
    <li className="grid gap-0.5 text-sm">
      <span className="font-semibold tabular-nums">{write(session.startsAt, { clock: true })}</span>
      <a
        lang={event.language}
        href={href(eventHref(event.id))}
        className="wrap-anywhere underline underline-offset-4"
      >
        {event.title}
      </a>
      <SessionMark id={event.id} session={session} />
    </li>
  )
}

/** The days of a month; the first carries the column of its weekday, Monday being 1. */
export function daysOf(month: string): { readonly day: string; readonly column: number | undefined }[] {
  const [year = 0, number = 1] = month.split("-").map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length }, (_, at) => {
    const date = new Date(Date.UTC(year, number - 1, at + 1))
    return {
      day: date.toISOString().slice(0, 10),
      column: at === 0 ? ((date.getUTCDay() + 6) % 7) + 1 : undefined,
    }
  })
}
