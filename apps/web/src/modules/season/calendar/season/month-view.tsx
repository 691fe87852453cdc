import { monthOf, shiftMonth, weeksOf } from "@shirube/vocabulary/season/calendar/months"
import { overlapsPeriod } from "@shirube/vocabulary/season/calendar/road"
import { useNavigate } from "@tanstack/react-router"
import { CalendarPlus } from "lucide-react"
import { useState } from "react"
import { useTranslations } from "use-intl"
import { useHref } from "#web/lib/page/use-app.ts"
import { useTimeText } from "#web/lib/time/use-time-text.ts"
import { Button } from "#web/ui/control/button.tsx"
import { TextLink } from "#web/ui/control/text-link.tsx"
import { type CalendarSearch, calendarHref } from "../address.ts"
import { useOwnDialog } from "../own/opening.ts"
import { ItemRow } from "./item-row.tsx"
import { type Item, nextDateAfter } from "./items.ts"
import { MonthGrid } from "./month-grid.tsx"

interface MonthViewProps {
  readonly items: readonly Item[]
  readonly today: string
  readonly month: string
  readonly search: CalendarSearch
}

/** The month, and the chosen day: below it on a phone, beside it on a desk. Month-long items come after both. */
export function MonthView({ items, today, month, search }: MonthViewProps) {
  const t = useTranslations("calendar")
  const href = useHref()
  const navigate = useNavigate()
  const [picked, setPicked] = useState<string>()
  const weeks = weeksOf(month)
  const within = { from: `${month}-01`, until: `${month}-31` }
  const here = items.filter((item) => overlapsPeriod(item, within))
  const long = here.filter(isLong)
  const short = items.filter((item) => !isLong(item))
  const on = (day: string) => short.filter((item) => overlapsPeriod(item, { from: day, until: day }))
  const isShown = (day: string | undefined) => weeks.some((week) => week.some((each) => each === day))
  const chosen = picked !== undefined && isShown(picked) ? picked : firstOf(month, today)
  const choose = (day: string) => {
    setPicked(day)
    if (!isShown(day))
      void navigate({
        href: href(calendarHref({ ...search, view: "month", month: monthOf(day) })),
        resetScroll: false,
      })
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <MonthHeader month={month} search={search} />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <MonthGrid month={month} weeks={weeks} today={today} chosen={chosen} on={on} onChoose={choose} />
        <ChosenDay day={chosen} items={on(chosen)} next={nextDateAfter(short, chosen)} />
      </div>
      {/* Without scripts no day can be chosen. */}
      <ul className="hidden gap-2 noscript:grid">
        {here
          .filter((item) => !isLong(item))
          .map((item) => (
            <li key={item.key}>
              <ItemRow item={item} />
            </li>
          ))}
      </ul>
      {long.length > 0 ? (
        <section aria-labelledby="all-month" className="section-rule">
          <h3 id="all-month" className="font-semibold">
            {t("allMonth")}
          </h3>
          <ul className="mt-2 grid gap-2">
            {long.map((item) => (
              <li key={item.key}>
                <ItemRow item={item} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

const firstOf = (month: string, today: string) => (monthOf(today) === month ? today : `${month}-01`)

/** Longer than a week. */
const isLong = ({ precision, startsOn, endsOn }: Item) =>
  precision === "month" || (endsOn !== null && Date.parse(endsOn) - Date.parse(startsOn) > 7 * 86_400_000)

interface ChosenDayProps {
  readonly day: string
  readonly items: readonly Item[]
  readonly next: Item | undefined
}

function ChosenDay({ day, items, next }: ChosenDayProps) {
  const t = useTranslations("calendar")
  const write = useTimeText()
  const { open } = useOwnDialog()
  return (
    <section
      aria-labelledby="chosen-day"
      className="grid grid-cols-1 content-start gap-3 border-shu border-t-3 bg-washi p-4 lg:sticky lg:top-6"
    >
      <h3 id="chosen-day" className="voice-serif text-xl">
        {write(day, { month: "long", day: true, weekday: true })}
      </h3>
      {items.length === 0 ? <p className="text-ink-soft">{t("emptyDay")}</p> : <Rows items={items} />}
      <p className="no-print">
        <Button
          variant="secondary"
          icon={<CalendarPlus aria-hidden className="size-4.5" />}
          onClick={() => open({ day })}
        >
          {t("own.addOn", { day: write(day, { month: "short", day: true }) })}
        </Button>
      </p>
      {items.length === 0 && next ? (
        <div className="border-t pt-3">
          <p className="font-semibold text-sm">{t("nextDate")}</p>
          <Rows items={[next]} />
        </div>
      ) : null}
    </section>
  )
}

const Rows = ({ items }: { items: readonly Item[] }) => (
  <ul className="grid gap-2">
    {items.map((item) => (
      <li key={item.key}>
        <ItemRow item={item} isNarrow />
      </li>
    ))}
  </ul>
)

interface UpNextProps {
  readonly items: readonly Item[]
  readonly today: string
}

const MOST_NEXT = 6

/** Beside the other views on a desk: the next days with a date, holidays left out. */
export function UpNext({ items, today }: UpNextProps) {
  const t = useTranslations("calendar")
  const next = items
    .filter((item) => item.precision === "day" && item.kind !== "holiday" && item.startsOn >= today)
    .slice(0, MOST_NEXT)
  if (next.length === 0) return null
  return (
    <section aria-labelledby="up-next" className="no-print sticky top-6 border-ai border-t-3 bg-washi p-4">
      <h2 id="up-next" className="voice-serif mb-3 text-xl">
        {t("upNext")}
      </h2>
      <Rows items={next} />
    </section>
  )
}

function MonthHeader({ month, search }: Pick<MonthViewProps, "month" | "search">) {
  const t = useTranslations("calendar")
  const write = useTimeText()
  const href = useHref()
  const to = (turned: string) => href(calendarHref({ ...search, view: "month", month: turned }))
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="voice-serif text-heading">{write(month, { year: true, month: "long" })}</h2>
      <nav aria-label={t("months")} className="no-print flex gap-x-2 sm:gap-x-6">
        <TextLink kind="stand-alone" href={to(shiftMonth(month, -1))} className="max-sm:min-w-11">
          <span aria-hidden className="max-sm:w-full max-sm:text-center">
            ←
          </span>{" "}
          <span className="max-sm:sr-only">{t("monthBefore")}</span>
        </TextLink>
        <TextLink kind="stand-alone" href={to(shiftMonth(month, 1))} className="max-sm:min-w-11">
          <span className="max-sm:sr-only">{t("monthAfter")}</span>{" "}
          <span aria-hidden className="max-sm:w-full max-sm:text-center">
            →
          </span>
        </TextLink>
      </nav>
    </div>
  )
}
